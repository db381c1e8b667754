// Written by `python -m hanabi.site.http.typescript`; the schema is in src/hanabi/protocol.

/** Mark this moment for later. */
export interface AddBookmark {
  type: 'bookmark';
  id: string;
  text?: string;
}

/** What a bot would do after `moves` moves, what would come of it, and why, if it says so. */
export interface Advice {
  moves: number;
  seat: number;
  move: string;
  events: (
    | Clued
    | Placed
    | Failed
    | Discarded
    | Salvaged
    | Recycled
    | Completed
    | TileTurned
    | TileLapsed
    | MistakeRepaired
    | TokensBack
    | Drew
    | LastRound
    | Rearranged
    | Ended
  )[];
  reasons: BotReason[];
  agrees: boolean | null;
}

/** What a bot would do, moment by moment; moments at which nobody has to choose are left out. */
export interface Advised {
  advice: Advice[];
}

/** Your games against what this bot in every seat makes of the same deals. */
export interface AgainstBot {
  bot: string;
  players: number;
  ahead: MeanTold;
  better: number;
  same: number;
  worse: number;
}

/** The same for all numbers of players; while a bot is `preparing`, there is nothing to tell yet. */
export interface AgainstBots {
  bots: AgainstBot[];
  preparing: boolean;
}

/** Agree that somebody takes over the bot's seat they asked for, or not. */
export interface AnswerSeat {
  type: 'answer-seat';
  id: string;
  seat: number;
  yes: boolean;
}

/** Agree to a takeback, or not. */
export interface AnswerTakeback {
  type: 'answer-takeback';
  id: string;
  yes: boolean;
}

/** What would this bot do after `first` moves of a record, and at so many moments from there on? */
export interface AskBot {
  record: string;
  bot: string;
  first: number;
  count?: number;
}

/** Ask to take over a bot's seat in the middle of the game. */
export interface AskSeat {
  type: 'ask-seat';
  id: string;
  seat: number;
}

/** Ask to take one's own last move back. */
export interface AskTakeback {
  type: 'ask-takeback';
  id: string;
}

/** A person left in the middle of the game; the seat stays theirs. */
export interface Away {
  type: 'away';
  seat: number;
}

/** So many seconds for the whole game, and some back after every turn. */
export interface Bank {
  type: 'bank';
  seconds: number;
  increment: number;
}

/** Be left in peace by somebody: one you played with, whoever invites you to a table, or sits at it. */
export interface BlockWish {
  person?: string | null;
  table?: string | null;
  seat?: number | null;
}

/** Somebody whom you blocked, as they were called then. */
export interface Blocked {
  id: string;
  name: string;
  made: number;
}

/** Which lines of the log, among those that you may read, were said by people whom you have blocked. */
export interface BlockedTalk {
  type: 'blocked-talk';
  lines: number[];
}

/** Those whom you blocked, the newest first: no invitations from them, and their chat is hidden. */
export interface Blocks {
  blocked: Blocked[];
}

/** A moment that a seat marked for later. */
export interface Bookmark {
  seat: number;
  moves: number;
  text?: string;
}

/** A seat marked a moment for later; for nobody else before the end. */
export interface Bookmarked {
  type: 'bookmarked';
  seat: number;
  moves: number;
  text?: string;
}

/** A bot broke down or took too long; another one plays on. */
export interface BotFailed {
  type: 'bot-failed';
  seat: number;
  bot: string;
  reason: 'crashed' | 'illegal-move' | 'too-slow';
  successor: string;
}

/** What a bot takes you for: somebody it tells things plainly, a partner, or it has yet to see. */
export interface BotKnows {
  bot: string;
  taken_for: 'open' | 'partner' | 'plain';
  doubt: number;
  sense: boolean;
  plain: boolean;
  at: number;
}

/** A bot: how it plays, in every language of the site, with how many, and how strong it is. */
export interface BotOffered {
  name: string;
  manner: Record<string, string>;
  players: number[];
  strength: Record<string, number>;
  explains: boolean;
  levels: number[];
}

/** Why a bot would do something: a code, and what it speaks of, as docs/partner.md has it. */
export interface BotReason {
  code: string;
  seat: number | null;
  to: number | null;
  orders: number[];
  cards: string[];
  named: 'R' | 'Y' | 'G' | 'W' | 'B' | 'M' | number | null;
}

/** A bot took a seat. */
export interface BotSeated {
  type: 'bot-seated';
  seat: number;
  bot: string;
}

/** Who wants which bot to stand in for a seat. */
export interface BotVote {
  seat: number;
  bot: string;
  by: number[];
}

/** A seat wants a bot to stand in for another; when all the others want it, it does. */
export interface BotVoted {
  type: 'bot-voted';
  seat: number;
  target: number;
  bot: string;
}

/** What you may be told of a move: a bot's reasons, and what it took the clues before it to mean. */
export interface BotWords {
  moves: number;
  seat: number;
  bot: string | null;
  reasons: BotReason[];
  readings: BotReason[];
  meaning: BotReason[];
  whole: boolean;
}

/** What a bot in every seat makes of a deal: a score for each order of play, `perfect` of them in full. */
export interface BotsMade {
  bot: string;
  scores: number[];
  mean: number;
  perfect: number;
  usual: number | null;
}

/** A printed edition: what it offers, option by option, and what it calls that. */
export interface Box {
  code: string;
  language: string;
  title: string;
  age: number | null;
  offers: Record<string, string[]>;
  names: Record<string, string>;
}

/** How a branch leaves a game: other cards and moves after `at` moves; `hidden` cards lie face down. */
export interface Branch {
  at: number;
  name: string;
  exchanged: Exchange[];
  moves: string[];
  hidden: number[];
}

/** A branch gone through: its record, and its positions and lines from where it left the game on. */
export interface BranchPlayed {
  record: string;
  moves: string[];
  positions: Position[];
  lines: Line[];
}

/** A card in a hand: `card` where its face may be seen, and what clues said of it, such as `R3`. */
export interface CardShown {
  order: number;
  card?: string | null;
  clued?: string;
  suits?: string;
  ranks?: string;
}

/** What a reader took a card to be by its player's next turn: one of these, or none if much was open. */
export interface CardUnderstood {
  reader:
    | 'cautious'
    | 'duo'
    | 'hat'
    | 'literal'
    | 'partner-1'
    | 'partner-2'
    | 'partner-3'
    | 'partner-4'
    | 'partner-5';
  order: number;
  cards: string[];
}

/** Sealed deals that several groups play; results are `open` to those who have finished all of them. */
export interface Challenge {
  id: string;
  edition: string;
  options: string;
  players: number;
  deals: number;
  made: number;
  mine: (ChallengeGame | null)[];
  open: boolean;
  groups: ChallengeGroup[];
  bots: ChallengeBot[];
}

/** What a bot in every seat makes of the deals. */
export interface ChallengeBot {
  bot: string;
  scores: number[];
  mean: number;
  error: number | null;
}

/** My first game of one of the deals. */
export interface ChallengeGame {
  table: string;
  phase: 'gathering' | 'playing' | 'ended' | 'closed';
  score: number | null;
}

/** What those who sat together made of all deals, the first time. */
export interface ChallengeGroup {
  names: string[];
  me: boolean;
  ranked: boolean;
  scores: number[];
  mean: number;
  error: number | null;
  ahead: number | null;
  ahead_error: number | null;
}

/** Take another name, language or look. */
export interface ChangeMe {
  name?: string | null;
  language?: string | null;
  look?: string | null;
}

/** The host agrees on something else before the game. */
export interface ChangeSettings {
  type: 'change-settings';
  id: string;
  settings: Settings;
}

/** Say which player you were in a game that you keep; None for nobody. */
export interface ClaimSeat {
  seat: number | null;
}

/** What each seat had left when the turn began, in milliseconds, and when that was. */
export interface Clocks {
  left: number[];
  began: number;
  paused?: number | null;
  vacations?: number[];
  grace?: number[];
  extra?: number;
}

/** The host gives the table up before the game. */
export interface Close {
  type: 'close';
  id: string;
}

/** The table was given up before the first card. */
export interface Closed {
  type: 'closed';
}

/** A clue that may be given now, and what it would touch. */
export interface ClueShown {
  move: string;
  to: number;
  named: 'R' | 'Y' | 'G' | 'W' | 'B' | 'M' | number;
  touched: number[];
  fresh: number[];
}

/** A clue was given: every card in `touched` is what it names; `fresh` are those never touched before. */
export interface Clued {
  type: 'clued';
  seat: number;
  to: number;
  named: 'R' | 'Y' | 'G' | 'W' | 'B' | 'M' | number;
  touched: number[];
  fresh: number[];
  free?: boolean;
  slots: number[];
}

/** Somebody you finished games with: an id, name and look of the last one, how many, and when. */
export interface CoPlayer {
  id: string;
  name: string;
  look: string;
  games: number;
  last: number;
  blocked: boolean;
}

/** The people you finished games with, those with the most games first. */
export interface CoPlayers {
  co_players: CoPlayer[];
}

/** What somebody wrote about a moment of a finished game. */
export interface Comment {
  name: string;
  moves: number;
  text: string;
  at: number;
}

/** Somebody wrote about a moment of a finished game; `seat` is None for one who did not play. */
export interface Commented {
  type: 'commented';
  seat: number | null;
  name: string;
  moves: number;
  text: string;
}

/** A firework is complete. */
export interface Completed {
  type: 'completed';
  suit: 'R' | 'Y' | 'G' | 'W' | 'B' | 'M' | 'K';
}

/** Somebody set the table up. */
export interface CreatedShown {
  type: 'created';
  name: string;
}

/** The deal of a day and how the tables that played it did, best first. */
export interface Daily {
  day: string;
  players: number;
  open: boolean;
  results: DailyResult[];
  mine: DayPlayed[];
  streak: number;
  week: WeekPlace[];
}

/** A game of the deal of a day. */
export interface DailyResult {
  game: TableListed;
  rank: number | null;
  first: boolean;
  assisted: boolean;
}

/** The games of one day: how many, and their mean score. */
export interface DayCount {
  day: string;
  games: number;
  mean: number | null;
}

/** A day: what my first attempt at its deal came to; `on_time` if I played its deal on the day itself. */
export interface DayPlayed {
  day: string;
  score: number | null;
  on_time: boolean;
}

/** One of the deals of a challenge, from 1. */
export interface DealByChallenge {
  type: 'challenge';
  challenge: string;
  number: number;
}

/** A deal that somebody passed on. */
export interface DealByCode {
  type: 'code';
  code: string;
}

/** The deal of a day, such as 2026-11-16. */
export interface DealByDay {
  type: 'day';
  day: string;
}

/** The deal of a record. */
export interface DealByRecord {
  type: 'record';
  record: string;
}

/** The deal of a finished game on this site. */
export interface DealByTable {
  type: 'table';
  table: string;
}

/** A deal: with all cards known, `least` points can be made for sure and no more than `most`. */
export interface DealJudged {
  least: number;
  most: number;
  full: number;
  difficulty: 'easier' | 'harder' | 'lost' | 'much-harder' | 'usual' | null;
  ahead: number | null;
  bots: BotsMade[];
}

/** One line of an answer that comes in parts: how far it has come, and at last how hard the deal is. */
export interface DealLine {
  done: number;
  steps: number;
  deal: DealJudged | null;
  open: boolean;
  trouble: ReviewTrouble | null;
}

/** Watchers see the game so many turns late, and a card once it has left the hand. */
export interface Delayed {
  type: 'delayed';
  turns: number;
  hands: boolean;
}

/** A code that makes one other browser yours, once and within ten minutes. */
export interface DeviceCode {
  code: string;
}

/** A browser of yours: since when, and whether it is the one that asks. */
export interface DeviceKept {
  id: string;
  made: number;
  own: boolean;
}

/** The browsers that are you; none as long as it is only this one. */
export interface Devices {
  devices: DeviceKept[];
}

/** A card was discarded for a token. */
export interface Discarded {
  type: 'discarded';
  seat: number;
  order: number;
  card: string;
  slot: number;
}

/** A request was carried out, now or when it came before; it is event `seq`. */
export interface Done {
  type: 'done';
  id: string;
  seq: number;
}

/** A player took the top card of the deck. */
export interface Drew {
  type: 'drew';
  seat: number;
  order: number;
}

/** The host frees a seat before the game. */
export interface EmptySeat {
  type: 'empty-seat';
  id: string;
  seat: number;
}

/** The game is over. */
export interface Ended {
  type: 'ended';
  outcome: Outcome;
}

/** A card, by its order, that shall be another one. */
export interface Exchange {
  order: number;
  card: string;
}

/** Something that is so whoever judges: about a card, a firework, or so many moves ago. */
export interface FactTold {
  fact: 'clued' | 'dead-firework' | 'last-copy' | 'lost-here' | 'mistake' | 'no-pace' | 'wasted-token';
  card: string | null;
  suit: string | null;
  moves: number | null;
}

/** A card was played and could not be placed, or was announced wrongly: a mistake. */
export interface Failed {
  type: 'failed';
  seat: number;
  order: number;
  card: string;
  announced?: 'R' | 'Y' | 'G' | 'W' | 'B' | 'M' | 'K' | null;
  slot: number;
}

/** How many tables somebody's personal data was removed from. */
export interface Forgotten {
  tables: number;
}

/** What became of a game: its table, or why there is none. */
export interface GameImported {
  table: string | null;
  known: boolean;
  unfinished: boolean;
  names: string[];
  score: number | null;
  you: number | null;
  trouble: Trouble | null;
}

/** A game judged by a `reader`; `played_on_by` is the bot that says what can be expected. */
export interface GameReview {
  reader:
    | 'cautious'
    | 'duo'
    | 'hat'
    | 'literal'
    | 'partner-1'
    | 'partner-2'
    | 'partner-3'
    | 'partner-4'
    | 'partner-5';
  readers: ReaderFit[];
  chosen: boolean;
  full: number;
  played_on_by: string;
  start: Worth;
  moves: MoveJudged[];
  players: PlayerJudged[];
}

/** A game as text: our record, the JSON of hanab.live, or one of its links. */
export interface GameText {
  text: string;
}

/** A game to judge, by a reader or by the one that fits best. */
export interface GameToReview {
  record: string;
  reader?:
    | 'cautious'
    | 'duo'
    | 'hat'
    | 'literal'
    | 'partner-1'
    | 'partner-2'
    | 'partner-3'
    | 'partner-4'
    | 'partner-5'
    | null;
}

/** A game or a branch of one, to say what it is worth after its last move, as a reader's review does. */
export interface GameToWeigh {
  record: string;
  reader:
    | 'cautious'
    | 'duo'
    | 'hat'
    | 'literal'
    | 'partner-1'
    | 'partner-2'
    | 'partner-3'
    | 'partner-4'
    | 'partner-5';
}

/** What became of several games, in their order. */
export interface GamesImported {
  games: GameImported[];
}

/** End the pause. */
export interface GoOn {
  type: 'go-on';
  id: string;
}

/** The last message before the server closes a connection. */
export interface Goodbye {
  type: 'goodbye';
  code: 'going-down' | 'gone' | 'not-allowed' | 'too-much' | 'too-slow';
}

/** Games of one kind: their points, cards placed for each clue, and your marks where there is a review. */
export interface GroupTold {
  games: number;
  points: MeanTold;
  efficiency: MeanTold;
  mistakes: MeanTold;
  lost: MeanTold;
}

/** The bots that know from earlier games how you play. */
export interface HabitsKnown {
  bots: BotKnows[];
}

/** The site can take a move now; `preparing` are the bots that are still being compiled. */
export interface Health {
  ok: true;
  preparing: string[];
}

/** A game to keep, in any form read here; `me` is the name under which you played, if you did. */
export interface ImportGame {
  text: string;
  me?: string;
}

/** Several games to keep, each as a text of its own. */
export interface ImportGames {
  games: string[];
  me?: string;
}

/** Whether the page is in sight of whoever opened it: then nothing else tells them of their turn. */
export interface InSight {
  type: 'in-sight';
  visible: boolean;
}

/** Your last finished games: `games` of them were looked at, `reviewed` have a review. */
export interface Insights {
  games: number;
  all: number;
  reviewed: number;
  group: GroupTold;
  accuracy: number | null;
  marks: Record<string, number>;
  causes: Record<string, number>;
  partners: WithPartner[];
  kinds: OfKind[];
  openings: Opening[];
  to_review: string[];
}

/** The code of an invitation by whoever runs the site. */
export interface Invitation {
  code: string;
}

/** Somebody asks you to their table: who, when, to what, and how many seats are free. */
export interface InvitationShown {
  table: string;
  name: string;
  look: string;
  made: number;
  edition: string;
  options: string;
  players: number;
  free: number;
  clock: PerTurn | Bank | null;
}

/** The tables that you are invited to, the newest invitation first. */
export interface Invitations {
  invitations: InvitationShown[];
}

/** Ask people whom you finished games with to a table where you sit, by the ids of /api/co-players. */
export interface Invite {
  table: string;
  people: string[];
}

/** Whom you asked to a table, by the ids of /api/co-players; whether they come, they say themselves. */
export interface Invited {
  people: string[];
}

/** The key with which a program takes its seat, and where it connects. */
export interface Key {
  key: string;
  socket: string;
}

/** The last card was drawn: so many turns are left. */
export interface LastRound {
  type: 'last-round';
  turns: number;
}

/** Stand up: before the game the seat becomes free, in the game it stays yours. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** A game to learn by: it begins after the moves of its `opening`, and is not among the games played. */
export interface Lesson {
  opening?: string[];
}

/** One line of the log: what happened, when, and after how many moves. */
export interface Line {
  seq: number;
  at: number;
  moves: number;
  what:
    | CreatedShown
    | SatShown
    | SeatAskedShown
    | StartedShown
    | MovedShown
    | Stopped
    | TakenBack
    | SeatClaimedShown
    | SettingsChanged
    | BotSeated
    | SeatEmptied
    | Closed
    | Remarked
    | Reacted
    | Said
    | NoteWritten
    | Bookmarked
    | Commented
    | Paused
    | WentOn
    | TakebackAsked
    | TakebackAnswered
    | StopVoted
    | BotVoted
    | Away
    | Returned
    | VacationTaken
    | SeatAnswered
    | BotFailed
    | TurnHandedOver
    | TimeAdded
    | Rematched;
}

/** The code that came by mail. */
export interface MailCodeSaid {
  code: string;
}

/** Whether mail was written there until now; it is no longer. */
export interface MailEnded {
  ended: boolean;
}

/** An address of mail, to which a code is sent that has to be said before anything else goes there. */
export interface MailWish {
  type: 'mail';
  address: string;
}

/** Make a move in its notation; `turn` is the number of turns the sender has seen. */
export interface MakeMove {
  type: 'make-move';
  id: string;
  move: string;
  turn: number;
}

/** Something pointed at in a review: a card by its order, or a firework by its suit. */
export interface Mark {
  order?: number | null;
  suit?: string | null;
  start?: number | null;
}

/** Who the browser is to the server. */
export interface Me {
  name: string;
  language: string;
  named: boolean;
  look: string;
}

/** The mean of so many values and its standard error, which takes two and more; null of none. */
export interface MeanTold {
  count: number;
  mean: number | null;
  error: number | null;
}

/** A tile took back one mistake. */
export interface MistakeRepaired {
  type: 'mistake-repaired';
  seat: number;
}

/** One action: it led to the game after `moves` moves, which was `worth` so much. */
export interface MoveJudged {
  moves: number;
  seat: number;
  move: string;
  worth: Worth;
  dropped: number;
  loss: number | null;
  error: number | null;
  value: number | null;
  others: MoveValue[];
  reader_move: string | null;
  reader_fails: boolean;
  facts: FactTold[];
  mark: 'blunder' | 'good-find' | 'inaccuracy' | 'mistake' | 'unlucky' | null;
  understood: CardUnderstood[];
}

/** A move, and what is possible after it on average, by what the seat knew. */
export interface MoveValue {
  move: string;
  value: number;
  fails: boolean;
}

/** A seat made a move, and this is what everyone saw; `bot` is the one that made it, if it was one. */
export interface MovedShown {
  type: 'moved';
  seat: number;
  move: string;
  events: (
    | Clued
    | Placed
    | Failed
    | Discarded
    | Salvaged
    | Recycled
    | Completed
    | TileTurned
    | TileLapsed
    | MistakeRepaired
    | TokensBack
    | Drew
    | LastRound
    | Rearranged
    | Ended
  )[];
  bot?: string | null;
}

/** Deals that several groups play, each in its own time. */
export interface NewChallenge {
  edition?: string;
  options?: string;
  players?: number;
  deals?: number;
}

/** Give a program a seat. */
export interface NewKey {
  seat: number;
  name: string;
}

/** Set a table up; `bots` take the seats after the first, and with `start` the cards are dealt at once. */
export interface NewTable {
  settings: Settings;
  deal?: DealByCode | DealByTable | DealByRecord | DealByDay | DealByChallenge | null;
  bots?: string[];
  start?: boolean;
  lesson?: Lesson | null;
}

/** Something happened: the parts that are here replace the earlier ones; the line is new in the log. */
export interface News {
  type: 'news';
  seq: number;
  now: number;
  table: TableShown;
  line?: Line | null;
  position?: Position | null;
  notebook?: Notebook | null;
}

/** Nobody may watch before the end. */
export interface Nobody {
  type: 'nobody';
}

/** A request was refused: `code` for programs and catalogues, `text` in English. */
export interface NotDone {
  type: 'not-done';
  code: string;
  text: string;
  id?: string | null;
}

/** What a seat noted on a card, and after how many moves. */
export interface Note {
  seat: number;
  order: number;
  text: string;
  moves: number;
}

/** A seat noted something on a card; for nobody else before the end. */
export interface NoteWritten {
  type: 'note-written';
  seat: number;
  order: number;
  text: string;
}

/** Notes and bookmarks: one's own during the game, everybody's after it. */
export interface Notebook {
  notes?: Note[];
  bookmarks?: Bookmark[];
}

/** A place where you are told of your turn: its kind, the host or address of mail, and since when. */
export interface NoticeKept {
  id: string;
  kind: 'mail' | 'push' | 'webhook';
  host: string;
  made: number;
}

/** Where to tell somebody that it is their turn when they are not there. */
export interface NoticeWish {
  to: PushWish | WebhookWish | MailWish;
}

/** Where you are told of your turn, and what this site can do; `key` is its own for push services. */
export interface Notices {
  key: string;
  webhooks: boolean;
  mail: boolean;
  to_confirm: string | null;
  notices: NoticeKept[];
}

/** Your games of one box, with its options, for so many players. */
export interface OfKind {
  edition: string;
  options: string;
  players: number;
  group: GroupTold;
}

/** Everything there is to choose from when a table is set up. */
export interface Offer {
  version: string;
  boxes: Box[];
  bots: BotOffered[];
  settings: Settings;
}

/** Watchers see what one seat sees. */
export interface OneSeat {
  type: 'one-seat';
  seat: number;
}

/** The deal, opened when the game is over: with it anyone can make the digest again. */
export interface OpenedDeal {
  salt: string;
  digest: string;
  players: number;
  starter: number;
  deck: string;
  tiles: string[];
  cut: number;
  code: string;
}

/** Games whose first clue named this rank or a color; `yours` are those in which you gave it. */
export interface Opening {
  named: '1' | '2' | '3' | '4' | '5' | 'color';
  games: number;
  yours: number;
  points: MeanTold;
  touched: number;
}

/** The end of a game as data. */
export interface Outcome {
  result: 'won' | 'lost' | 'ended';
  reason:
    'all-complete' | 'third-mistake' | 'indispensable' | 'no-action' | 'last-round' | 'stopped' | 'timed-out';
  score: number | null;
  rating: 'dreadful' | 'mediocre' | 'respectable' | 'excellent' | 'superb' | 'legendary' | 'divine' | null;
  commendation: boolean;
  placed: number;
}

/** What the browser answered, as JSON. */
export interface PasskeyAnswer {
  credential: string;
}

/** A passkey of yours, and since when. */
export interface PasskeyKept {
  id: string;
  made: number;
}

/** What the browser is to be asked, as JSON: for a new passkey, or for one that it has. */
export interface PasskeyQuestion {
  options: string;
}

/** The passkeys that bring you back, the oldest first. */
export interface Passkeys {
  passkeys: PasskeyKept[];
}

/** Stop the clock and all moves. */
export interface Pause {
  type: 'pause';
  id: string;
}

/** A seat stopped the clock. */
export interface Paused {
  type: 'paused';
  seat: number;
}

/** So many seconds for every turn. */
export interface PerTurn {
  type: 'per-turn';
  seconds: number;
}

/** Is anybody there? */
export interface Ping {
  type: 'ping';
}

/** A card was played and joined its firework. */
export interface Placed {
  type: 'placed';
  seat: number;
  order: number;
  card: string;
  announced?: 'R' | 'Y' | 'G' | 'W' | 'B' | 'M' | 'K' | null;
  slot: number;
}

/** What one player did, and how it was marked. */
export interface PlayerJudged {
  seat: number;
  clues: number;
  plays: number;
  discards: number;
  accuracy: number;
  lost: number;
  marks: Record<string, number>;
  causes: Record<string, number>;
}

/** Lead the review of a finished game: go to a moment, of a branch perhaps, and point; or let go of it. */
export interface Point {
  type: 'point';
  moves: number;
  marks?: Mark[];
  leading?: boolean;
  branch?: Branch | null;
}

/** Whoever leads a review goes to a moment of the game and points at things, or no longer leads. */
export interface Pointing {
  type: 'pointing';
  name: string;
  moves: number;
  marks?: Mark[];
  leading?: boolean;
  you?: boolean;
  branch?: Branch | null;
}

/** The answer to a ping, with the server's time. */
export interface Pong {
  type: 'pong';
  now: number;
}

/** The game after so many moves, with the hands; `legal` and `clues` are for the seat on turn alone. */
export interface Position {
  moves: number;
  turn: number;
  on_turn: number;
  tokens: number;
  mistakes: number;
  fireworks: Record<string, number>;
  deck: number;
  score: number;
  reachable: number;
  pace: number;
  dead: string;
  indispensable: string[];
  discards: string[];
  turns_left?: number | null;
  pending?: string | null;
  tiles_used?: string[];
  tiles_left?: string[];
  outcome?: Outcome | null;
  hands: CardShown[][];
  legal?: string[];
  clues?: ClueShown[];
}

/** The bots that get ready: they are being compiled, and play uncompiled meanwhile. */
export interface Preparing {
  bots: string[];
}

/** Which seats are connected, and how many watch. */
export interface Presence {
  type: 'presence';
  here: boolean[];
  watchers: number;
}

/** A browser that wants to be told by its push service, with the keys that the browser made for it. */
export interface PushWish {
  type: 'push';
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** An answer judged; where it was the first one, it `counted` and the rating changed by so much. */
export interface PuzzleAnswered {
  verdict: PuzzleVerdict;
  counted: boolean;
  change: number;
  progress: PuzzleProgress;
}

/** Moves that look alike, what they are worth on average, and what was possible with the real cards. */
export interface PuzzleChoice {
  moves: string[];
  value: number;
  real: number;
}

/** What somebody would do. */
export interface PuzzleMove {
  move: string;
}

/** How somebody does at puzzles: a rating, first answers, right ones, and streaks of these. */
export interface PuzzleProgress {
  rating: number;
  tries: number;
  solved: number;
  streak: number;
  best: number;
  left: number;
  daily_done: boolean;
}

/** A position as the seat on turn sees it, and nothing that this seat could not know. */
export interface PuzzleShown {
  id: string;
  reader: 'cautious' | 'literal' | 'partner-3';
  rating: number;
  daily: string | null;
  answered: boolean;
  table: TableNow;
  progress: PuzzleProgress;
}

/** What an answer is worth: `choices` are all that could be done, the right one first. */
export interface PuzzleVerdict {
  right: boolean;
  chosen: number | null;
  theme: 'discard' | 'end-game' | 'finesse' | 'pace' | 'play' | 'save';
  judge: 'expected' | 'possible';
  choices: PuzzleChoice[];
  error: number;
  dropped: number;
  facts: FactTold[];
  curve: number[];
  full: number;
  names: string[];
  position: Position;
  record: string;
}

/** Say one of the few short things that take one tap. */
export interface React {
  type: 'react';
  id: string;
  reaction: 'back-soon' | 'hello' | 'one-moment' | 'oops' | 'thank-you' | 'well-done';
}

/** A seat said one of the few short things that take one tap. */
export interface Reacted {
  type: 'reacted';
  seat: number;
  reaction: 'back-soon' | 'hello' | 'one-moment' | 'oops' | 'thank-you' | 'well-done';
}

/** A reader that knows the game; `share` is how many of the moves it would have made too, if it moves. */
export interface ReaderFit {
  reader:
    | 'cautious'
    | 'duo'
    | 'hat'
    | 'literal'
    | 'partner-1'
    | 'partner-2'
    | 'partner-3'
    | 'partner-4'
    | 'partner-5';
  share: number | null;
}

/** A player put their own cards into this order; `slots` are where the cards were before. */
export interface Rearranged {
  type: 'rearranged';
  seat: number;
  hand: number[];
  slots: number[];
}

/** A tile brought a card from the discard pile back into the deck. */
export interface Recycled {
  type: 'recycled';
  seat: number;
  card: string;
}

/** Make one of the two harmless remarks. */
export interface Remark {
  type: 'remark';
  id: string;
  remark: 'do-you-remember' | 'know-nothing';
}

/** A seat made one of the two harmless remarks. */
export interface Remarked {
  type: 'remarked';
  seat: number;
  remark: 'do-you-remember' | 'know-nothing';
}

/** Go on with the same people at a new table. */
export interface Rematch {
  type: 'rematch';
  id: string;
}

/** The same people go on at another table. */
export interface Rematched {
  type: 'rematched';
  table: string;
}

/** A game to go through: `positions[n]` is the game after `n` moves, `lines` is what happened. */
export interface Replayed {
  table: string | null;
  names: string[];
  edition: string;
  options: string;
  rules: Rules;
  started: number | null;
  positions: Position[];
  lines: Line[];
  notebook: Notebook;
  comments: Comment[];
  sealed: boolean;
  record: string;
  deal: string;
  bots_speak: boolean;
  hanab_live: string | null;
}

/** What somebody tells whoever runs the site about a table, or about one who plays there. */
export interface ReportWritten {
  text: string;
  seat?: number | null;
}

/** A report was kept. */
export interface Reported {
  table: string;
}

/** A person is back, and plays their own seat again. */
export interface Returned {
  type: 'returned';
  seat: number;
}

/** One line of an answer that comes in parts: how far a review has come, and at last the review. */
export interface ReviewLine {
  done: number;
  steps: number;
  possible: number[];
  review: GameReview | null;
  trouble: ReviewTrouble | null;
}

/** Why there is no review: a code and a text, as in any refusal. */
export interface ReviewTrouble {
  code: string;
  text: string;
}

/** What follows from the settings: the suits and the colors in their order, the cards, the best score. */
export interface Rules {
  suits: string;
  colors: string;
  copies: Record<string, number>;
  max_score: number;
  hand_size: number;
  max_tokens: number;
  max_mistakes: number;
  announce: boolean;
  tiles: boolean;
  expert: boolean;
}

/** Somebody wrote in the chat; `seat` is None for a watcher, whom only watchers hear before the end. */
export interface Said {
  type: 'said';
  seat: number | null;
  name: string;
  text: string;
}

/** A tile brought a card from the discard pile onto its firework. */
export interface Salvaged {
  type: 'salvaged';
  seat: number;
  card: string;
}

/** Somebody took a seat. */
export interface SatShown {
  type: 'sat';
  seat: number;
  name: string;
  outsider?: boolean;
}

/** Write in the chat. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/** How many games of a kind ended so, with so many mistakes; expert games have no score. */
export interface ScoreCount {
  players: number;
  edition: string;
  options: string;
  result: string;
  reason: string;
  score: number | null;
  mistakes: number;
  games: number;
}

/** A place at a table and who has it. */
export interface Seat {
  kind: 'bot' | 'empty' | 'outsider' | 'person';
  name?: string;
  bot?: string | null;
  away?: boolean;
  failed?: string | null;
  stand_in?: string | null;
  look?: string;
}

/** A seat agrees that the bot's seat `target` goes to who asked for it, or does not. */
export interface SeatAnswered {
  type: 'seat-answered';
  seat: number;
  target: number;
  yes: boolean;
}

/** Somebody who came late asks to take over a bot's seat. */
export interface SeatAskedShown {
  type: 'seat-asked';
  seat: number;
  name: string;
}

/** The host lets a bot take a free seat. */
export interface SeatBot {
  type: 'seat-bot';
  id: string;
  seat: number;
  bot: string;
}

/** Who keeps this game, and is told this alone, was the player in that seat. */
export interface SeatClaimedShown {
  type: 'seat-claimed';
  seat: number | null;
}

/** A seat became free before the game. */
export interface SeatEmptied {
  type: 'seat-emptied';
  seat: number;
}

/** Somebody who came late wants to take over a bot's seat; `by` are the seats that agree. */
export interface SeatWish {
  seat: number;
  name: string;
  by?: number[];
  look?: string;
}

/** The agreements of one table. */
export interface Settings {
  edition: string;
  options: string;
  players: number;
  public: boolean;
  starter: number | null;
  talk: 'free' | 'remarks' | 'strict';
  aid: 'full' | 'marks' | 'none';
  rearrange: boolean;
  clock: PerTurn | Bank | null;
  time_out: 'bot' | 'more-time' | 'stop';
  watching: Nobody | OneSeat | Delayed;
  pace: number;
  bot_words: 'after' | 'at-once' | 'never';
  conventions: number | null;
  reactions: boolean;
}

/** The host changed what the table agrees on. */
export interface SettingsChanged {
  type: 'settings-changed';
  settings: Settings;
}

/** Take a free seat, or another one. */
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
}

/** The host deals the cards. */
export interface Start {
  type: 'start';
  id: string;
}

/** The cards were dealt. */
export interface StartedShown {
  type: 'started';
  starter: number;
  digest: string;
  chosen?: boolean;
}

/** Finished games, counted. */
export interface Statistics {
  games: number;
  mean: number | null;
  best: number | null;
  mistakes: number | null;
  scores: ScoreCount[];
  days: DayCount[];
}

/** A seat wants to stop the game, or no longer; when all people want it, it is stopped. */
export interface StopVoted {
  type: 'stop-voted';
  seat: number;
  yes: boolean;
}

/** The people stopped the game, or a clock ran out. */
export interface Stopped {
  type: 'stopped';
  events: (
    | Clued
    | Placed
    | Failed
    | Discarded
    | Salvaged
    | Recycled
    | Completed
    | TileTurned
    | TileLapsed
    | MistakeRepaired
    | TokensBack
    | Drew
    | LastRound
    | Rearranged
    | Ended
  )[];
  timed_out?: number | null;
}

/** A table in a list: of the lobby, or of finished games; `kept` ones were played elsewhere. */
export interface TableListed {
  table: string;
  phase: 'gathering' | 'playing' | 'ended' | 'closed';
  public: boolean;
  edition: string;
  options: string;
  players: number;
  names: string[];
  looks: string[];
  bots: (string | null)[];
  mine: boolean;
  created: number;
  changed: number;
  started: number | null;
  ended: number | null;
  moves: number;
  score: number | null;
  result: string | null;
  reason: string | null;
  mistakes: number;
  deal: string | null;
  chosen: boolean;
  kept: boolean;
  talk: 'free' | 'remarks' | 'strict';
  clock: PerTurn | Bank | null;
  you: number | null;
  on_turn: number | null;
  turn_began: number | null;
  deadline: number | null;
}

/** Where the new table is. */
export interface TableMade {
  table: string;
}

/** Everything as it is now; what came before can be forgotten. */
export interface TableNow {
  type: 'table';
  seq: number;
  now: number;
  you: number | null;
  rules: Rules;
  table: TableShown;
  log: Line[];
  notebook: Notebook;
  position?: Position | null;
  opened?: OpenedDeal | null;
}

/** Part of a list; `next` asks for the part after it. */
export interface TablePage {
  tables: TableListed[];
  next: string | null;
}

/** What everyone may know of a table beside the cards. */
export interface TableShown {
  id: string;
  phase: 'gathering' | 'playing' | 'ended' | 'closed';
  settings: Settings;
  seats: Seat[];
  host: number | null;
  chosen?: boolean;
  day?: string | null;
  challenge?: string | null;
  number?: number | null;
  digest?: string | null;
  started?: number | null;
  ended?: number | null;
  paused?: boolean;
  clock?: Clocks | null;
  takeback?: number[] | null;
  can_take_back?: number | null;
  stop?: number[];
  bot_votes?: BotVote[];
  seat_wishes?: SeatWish[];
  rematch?: string | null;
  bots_speak?: boolean;
}

/** Be back, and play one's own seat again. */
export interface TakeSeatBack {
  type: 'take-seat-back';
  id: string;
}

/** Let one's own time stand still for so many days, in a game over days; 0 ends that. */
export interface TakeVacation {
  type: 'take-vacation';
  id: string;
  days: number;
}

/** A seat agrees or does not; with the last yes the move is taken back, with one no it stays. */
export interface TakebackAnswered {
  type: 'takeback-answered';
  seat: number;
  yes: boolean;
}

/** The seat that moved last asks to take its move back, and the people at the table answer. */
export interface TakebackAsked {
  type: 'takeback-asked';
  seat: number;
}

/** Everybody agreed: the last move, made by `seat`, is taken back. */
export interface TakenBack {
  type: 'taken-back';
  seat: number;
}

/** A reward tile was used up without effect. */
export interface TileLapsed {
  type: 'tile-lapsed';
  seat: number;
  tile: 'token' | 'repair' | 'color-info' | 'rank-info' | 'recycle' | 'salvage';
}

/** A reward tile was turned up. */
export interface TileTurned {
  type: 'tile-turned';
  seat: number;
  tile: 'token' | 'repair' | 'color-info' | 'rank-info' | 'recycle' | 'salvage';
}

/** A seat's time ran out, and it has so many milliseconds more. */
export interface TimeAdded {
  type: 'time-added';
  seat: number;
  milliseconds: number;
}

/** Clue tokens became available as a bonus. */
export interface TokensBack {
  type: 'tokens-back';
  count: number;
}

/** Why something was refused: `code` for programs and catalogues, `text` in English. */
export interface Trouble {
  code: string;
  text: string;
  about?: string;
}

/** A seat's time ran out, and a bot makes the move of this turn. */
export interface TurnHandedOver {
  type: 'turn-handed-over';
  seat: number;
  bot: string;
}

/** The time of a seat stands still for so many days; with 0 it runs again. */
export interface VacationTaken {
  type: 'vacation-taken';
  seat: number;
  days: number;
}

/** Want a bot to stand in for a person who is away. */
export interface VoteBot {
  type: 'vote-bot';
  id: string;
  seat: number;
  bot: string;
}

/** Want to stop the game here, or no longer. */
export interface VoteStop {
  type: 'vote-stop';
  id: string;
  yes: boolean;
}

/** An address of one's own that wants to be told, where whoever runs the site allows it. */
export interface WebhookWish {
  type: 'webhook';
  url: string;
}

/** What somebody's first attempts without help came to in seven days. */
export interface WeekPlace {
  rank: number;
  name: string;
  me: boolean;
  days: number;
  points: number;
}

/** A seat ended the pause. */
export interface WentOn {
  type: 'went-on';
  seat: number;
}

/** Other cards and other moves, from the moment after `at` moves of a record on. */
export interface WhatIf {
  record: string;
  at: number;
  exchanged?: Exchange[];
  moves?: string[];
  bot?: string | null;
  bot_moves?: number;
}

/** Your games with somebody: a person by the last name, or a bot by its kind. */
export interface WithPartner {
  name: string;
  bot: string | null;
  group: GroupTold;
}

/** What a position is worth. */
export interface Worth {
  least: number;
  most: number;
  score: number;
  error: number;
  perfect: number;
}

/** Write about a moment of a finished game, for everyone who goes through it. */
export interface WriteComment {
  type: 'comment';
  id: string;
  moves: number;
  text: string;
}

/** Note something on a card; an empty text removes the note. */
export interface WriteNote {
  type: 'write-note';
  id: string;
  order: number;
  text: string;
}

export type FromBrowser =
  | MakeMove
  | ChangeSettings
  | Sit
  | Leave
  | SeatBot
  | EmptySeat
  | Start
  | Close
  | Remark
  | React
  | Say
  | WriteNote
  | AddBookmark
  | WriteComment
  | Pause
  | GoOn
  | AskTakeback
  | AnswerTakeback
  | VoteStop
  | VoteBot
  | TakeSeatBack
  | TakeVacation
  | AskSeat
  | AnswerSeat
  | Rematch
  | Ping
  | Point
  | InSight;

export type FromServer =
  | TableNow
  | News
  | BlockedTalk
  | Done
  | NotDone
  | Presence
  | Pointing
  | Pong
  | Goodbye;

// Rockets and sparks on a canvas: a picture for the eye only, which knows nothing of the game.

interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Seconds lived, and seconds to live. */
  age: number;
  life: number;
  color: string;
  size: number;
  drag: number;
  weight: number;
  twinkles: boolean;
  /** Seconds of flight that still glow behind it. */
  tail: number;
}

interface Rocket {
  x: number;
  y: number;
  vx: number;
  vy: number;
  goal: number;
  colors: readonly [string, string];
}

type Burst = 'peony' | 'ring' | 'willow' | 'palm' | 'double';
const BURSTS: readonly Burst[] = ['peony', 'double', 'ring', 'willow', 'palm'];

/** Length, strength and width of what is drawn for a spark, from its head on. */
const TAILS = [
  [0, 1, 2.1],
  [0.45, 0.8, 1.6],
  [1, 0.4, 1.1],
] as const;
const GRAVITY = 62;
const MOST_SPARKS = 3200;
/** The sky is drawn this high; all speeds are in its units. */
const HEIGHT = 400;

export class Show {
  #canvas: HTMLCanvasElement;
  #pen: CanvasRenderingContext2D | null;
  #colors: readonly string[];
  #splendor: number;
  #sparks: Spark[] = [];
  #rockets: Rocket[] = [];
  #width = HEIGHT;
  #frame = 0;
  #before = 0;
  #wait = 0.1;
  #launched = 0;
  #sizes: ResizeObserver;

  constructor(canvas: HTMLCanvasElement, colors: readonly string[], splendor: number) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext('2d');
    this.#colors = colors;
    this.#splendor = Math.min(1, Math.max(0, splendor));
    this.#sizes = new ResizeObserver(() => this.#fit());
    this.#sizes.observe(canvas);
    this.#fit();
    this.#frame = requestAnimationFrame((now) => this.#step(now));
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#sizes.disconnect();
  }

  #fit(): void {
    const dense = Math.min(2, window.devicePixelRatio || 1);
    this.#canvas.width = Math.max(1, Math.round(this.#canvas.clientWidth * dense));
    this.#canvas.height = Math.max(1, Math.round(this.#canvas.clientHeight * dense));
    this.#width = (HEIGHT * this.#canvas.width) / this.#canvas.height;
  }

  #step(now: number): void {
    const seconds = Math.min(0.04, (now - (this.#before || now)) / 1000);
    this.#before = now;
    this.#wait -= seconds;
    if (this.#wait <= 0) this.#launch();
    this.#rockets = this.#rockets.filter((rocket) => this.#rise(rocket, seconds));
    this.#sparks = this.#sparks.filter((spark) => fall(spark, seconds));
    this.#draw();
    this.#frame = requestAnimationFrame((next) => this.#step(next));
  }

  /** One rocket, or now and then a salvo; the finer the game, the closer they follow. */
  #launch(): void {
    this.#launched += 1;
    const salvo = this.#splendor > 0.5 && this.#launched % 7 === 0;
    const count = salvo ? 3 + Math.round(2 * this.#splendor) : 1;
    for (let at = 0; at < count; at += 1) {
      const x = salvo ? ((at + 0.7) / (count + 0.4)) * this.#width : between(0.12, 0.88) * this.#width;
      const goal = between(0.16, 0.48) * HEIGHT;
      this.#rockets.push({
        x,
        y: HEIGHT + 6,
        vx: between(-10, 10),
        vy: -Math.sqrt(2 * GRAVITY * 1.35 * (HEIGHT - goal)),
        goal,
        colors: [this.#color(), this.#color()],
      });
    }
    const pause = salvo ? 1.5 : between(0.35, 0.9) + 1.6 * (1 - this.#splendor);
    this.#wait = pause / Math.max(1, (0.6 * this.#width) / HEIGHT);
  }

  #color(): string {
    return this.#colors[Math.floor(Math.random() * this.#colors.length)] ?? '#ffffff';
  }

  #rise(rocket: Rocket, seconds: number): boolean {
    rocket.vy += GRAVITY * 1.35 * seconds;
    rocket.x += rocket.vx * seconds;
    rocket.y += rocket.vy * seconds;
    this.#add({
      x: rocket.x,
      y: rocket.y,
      vx: between(-6, 6),
      vy: between(10, 30),
      life: 0.5,
      color: '#ffdc9a',
      size: 0.9,
    });
    if (rocket.vy < -24 && rocket.y > rocket.goal) return true;
    this.#burst(rocket);
    return false;
  }

  #burst({ x, y, colors: [one, two] }: Rocket): void {
    const kinds = BURSTS.slice(0, 1 + Math.ceil(4 * this.#splendor));
    const kind = kinds[Math.floor(Math.random() * kinds.length)] ?? 'peony';
    const power = between(120, 185) * (0.7 + 0.3 * this.#splendor);
    this.#add({ x, y, vx: 0, vy: 0, life: 0.22, color: '#ffffff', size: 6 });
    switch (kind) {
      case 'peony':
        return this.#ball(x, y, power, 150, one, { twinkles: true });
      case 'double':
        this.#ball(x, y, power, 130, one, {});
        return this.#ball(x, y, power * 0.5, 70, two, { twinkles: true });
      case 'ring':
        this.#ring(x, y, power, one);
        return this.#ball(x, y, power * 0.35, 26, two, {});
      case 'willow':
        return this.#ball(x, y, power * 0.9, 130, '#ffd98a', {
          life: 2.9,
          weight: 0.75,
          drag: 1.7,
          size: 1.1,
        });
      case 'palm':
        for (let arm = 0; arm < 9; arm += 1) {
          const turn = (Math.PI * 2 * arm) / 9 + between(-0.1, 0.1);
          for (let at = 0; at < 9; at += 1) {
            const speed = power * (0.35 + 0.09 * at);
            this.#add({
              x,
              y,
              vx: Math.cos(turn) * speed,
              vy: Math.sin(turn) * speed,
              life: 1.3 + 0.08 * at,
              color: one,
            });
          }
        }
    }
  }

  #ball(x: number, y: number, power: number, count: number, color: string, more: Partial<Spark>): void {
    for (let at = 0; at < count; at += 1) {
      const turn = Math.random() * Math.PI * 2;
      const speed = power * Math.sqrt(between(0.12, 1));
      this.#add({
        x,
        y,
        vx: Math.cos(turn) * speed,
        vy: Math.sin(turn) * speed,
        color,
        life: between(1.4, 2.3),
        ...more,
      });
    }
  }

  #ring(x: number, y: number, power: number, color: string): void {
    const tilt = between(0.35, 1);
    const lean = between(-0.6, 0.6);
    for (let at = 0; at < 54; at += 1) {
      const turn = (Math.PI * 2 * at) / 54;
      const [across, along] = [Math.cos(turn) * power, Math.sin(turn) * power * tilt];
      const vx = across * Math.cos(lean) - along * Math.sin(lean);
      const vy = across * Math.sin(lean) + along * Math.cos(lean);
      this.#add({ x, y, vx, vy, life: 1.5, color, size: 1.5 });
    }
  }

  #add(spark: Partial<Spark> & Pick<Spark, 'x' | 'y' | 'vx' | 'vy' | 'color' | 'life'>): void {
    if (this.#sparks.length >= MOST_SPARKS) return;
    this.#sparks.push({ age: 0, size: 1.55, drag: 1.25, weight: 0.42, twinkles: false, tail: 0.3, ...spark });
  }

  #draw(): void {
    const pen = this.#pen;
    if (!pen) return;
    const scale = this.#canvas.height / HEIGHT;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, this.#width, HEIGHT);
    pen.globalCompositeOperation = 'lighter';
    pen.lineCap = 'round';
    for (const spark of this.#sparks) this.#streak(pen, spark);
  }

  /** A spark and the light it leaves behind: a bright head on a fainter, longer tail. */
  #streak(
    pen: CanvasRenderingContext2D,
    { x, y, vx, vy, age, life, color, size, twinkles, tail }: Spark,
  ): void {
    const left = 1 - age / life;
    const bright = twinkles && left < 0.4 && Math.random() < 0.5 ? 0.15 : Math.min(1, left * 1.7);
    const behind = Math.min(age, tail);
    pen.strokeStyle = color;
    for (const [length, strength, width] of TAILS) {
      pen.globalAlpha = bright * strength;
      pen.lineWidth = size * width * (0.6 + 0.4 * left);
      pen.beginPath();
      pen.moveTo(x, y);
      pen.lineTo(x - vx * behind * length, y - vy * behind * length);
      pen.stroke();
    }
  }
}

/** Move a spark on; false when it has gone out. */
function fall(spark: Spark, seconds: number): boolean {
  const slowed = Math.exp(-spark.drag * seconds);
  spark.age += seconds;
  spark.vx *= slowed;
  spark.vy = spark.vy * slowed + GRAVITY * spark.weight * seconds;
  spark.x += spark.vx * seconds;
  spark.y += spark.vy * seconds;
  return spark.age < spark.life;
}

function between(low: number, high: number): number {
  return low + Math.random() * (high - low);
}

-- Version 12: which invitations somebody was told of with no page open, so that none is lost with a worker.

ALTER TABLE invitations ADD COLUMN told INTEGER; -- when

UPDATE invitations SET told = made; -- those before are not told of again

CREATE INDEX invitations_to_tell ON invitations (made)
WHERE told IS NULL AND seen IS NULL AND declined IS NULL;

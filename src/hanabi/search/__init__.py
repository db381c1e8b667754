"""What a seat's hand may be, judged by what the others did, and which move does best from there."""

// Looking for something again and again, but only while somebody has the page before them.

/** Look now, every so many seconds, and when the page comes into sight; until the returned function is called. */
export function whileInSight(seconds: number, look: () => void): () => void {
  const glance = (): void => {
    if (!document.hidden) look();
  };
  glance();
  const timer = setInterval(glance, seconds * 1000);
  document.addEventListener('visibilitychange', glance);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', glance);
  };
}

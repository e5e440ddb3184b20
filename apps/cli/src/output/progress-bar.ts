const WIDTH = 24;

/** A bar with its share: `[######      ] 50 %`. */
export function progressBar(percent: number): string {
  const share = Math.min(100, Math.max(0, percent));
  const full = Math.round((share / 100) * WIDTH);
  return `[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${Math.floor(share)} %`;
}

/** Seconds as a person says them: `40 s`, `2 min`. */
export function duration(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}

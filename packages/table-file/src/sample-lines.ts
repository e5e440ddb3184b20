const SAMPLE_CHARACTERS = 64 * 1024;
const QUOTED = /"(?:[^"]|"")*"/g;
const ANY_LINE_END = /\r\n|\n|\r/;

/** First lines of a text that are not blank, without what stands in quotes: signs in there part neither cells nor lines. */
export function sampleLines(text: string): readonly string[] {
  const lines = text.slice(0, SAMPLE_CHARACTERS).replace(QUOTED, '""').split(ANY_LINE_END);
  // The sample may end in the middle of a line.
  if (text.length > SAMPLE_CHARACTERS && lines.length > 1) lines.pop();
  return lines.filter((line) => line.trim() !== '');
}

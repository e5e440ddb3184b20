const FENCE = /^( *)```(\w*)$/;

/** Fenced blocks of a page in order: language, text without the fence's indent, and line. */
export function fencedBlocks(page) {
  const blocks = [];
  let open = null;
  for (const [index, line] of page.split('\n').entries()) {
    const fence = FENCE.exec(line);
    if (open === null && fence !== null) {
      open = { line: index + 1, indent: fence[1].length, language: fence[2], lines: [] };
    } else if (open !== null && fence !== null) {
      blocks.push({ line: open.line, language: open.language, text: `${open.lines.join('\n')}\n` });
      open = null;
    } else if (open !== null) {
      open.lines.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
    }
  }

  return blocks;
}

/** First line of a shown output that was not printed after the previous one; null if all were. */
export function missingLine(shown, printed) {
  let rest = printed.split('\n');
  for (const line of shown.split('\n').filter((each) => each.trim() !== '')) {
    const at = rest.findIndex((each) => matches(line, each));
    if (at === -1) return line;
    rest = rest.slice(at + 1);
  }
  return null;
}

function matches(shown, printed) {
  const parts = shown.trim().split('…');
  let from = 0;
  for (const part of parts) {
    const at = printed.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }

  return true;
}

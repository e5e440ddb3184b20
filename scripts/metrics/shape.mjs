import { walk } from './walk.mjs';

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
  'MethodProperty',
  'GetterProperty',
  'SetterProperty',
]);
const BLOCKS = new Set(['BlockStatement', 'FunctionBody']);

/** Lines of each function, and the lines inside function bodies; a line in nested bodies counts once. */
export function shape(files) {
  const functions = [];
  let bodyLines = 0;
  let blankBodyLines = 0;
  for (const { tree, lines, lineAt } of files) {
    const inside = new Set();
    walk(tree, (node) => {
      const block = bodyOf(node);
      if (block === null) return;

      functions.push(
        lineAt((node.span ?? node.function.span).end - 1) -
          lineAt((node.span ?? node.function.span).start) +
          1,
      );
      const end = lineAt(block.span.end - 1);
      for (let line = lineAt(block.span.start) + 1; line < end; line += 1) inside.add(line);
    });
    bodyLines += inside.size;
    for (const line of inside) if (lines[line].trim() === '') blankBodyLines += 1;
  }

  return { functions, bodyLines, blankBodyLines };
}

function bodyOf(node) {
  if (!FUNCTIONS.has(node.type)) return null;
  const body = node.body ?? node.function?.body ?? null;
  if (body === null) return null;

  return BLOCKS.has(body.type) || body.span !== undefined ? body : null;
}

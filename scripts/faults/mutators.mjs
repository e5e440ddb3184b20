// Changes by type of syntax node, each a small programming mistake, as in Stryker's mutators. A mutator gets the node
// and a function that returns a node's text; it returns [kind, replacement text].

const NEIGHBOURS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const OPPOSITES = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };
const LOGICAL = { '&&': '||', '||': '&&' };
const ARITHMETIC = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '+=': '-=', '-=': '+=', '*=': '/=' };
const OTHER_METHOD = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  // Methods of decimals.
  plus: 'minus',
  minus: 'plus',
  times: 'div',
  div: 'times',
  gt: 'gte',
  gte: 'gt',
  lt: 'lte',
  lte: 'lt',
};
const LEFT_OUT_METHODS = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'trim',
  'flat',
]);
const CALLS = new Set(['CallExpression', 'OptionalChainingExpression', 'AwaitExpression']);

export const MUTATORS = {
  IfStatement: ({ test }) => condition(test),
  ConditionalExpression: ({ test }) => condition(test),
  WhileStatement: ({ test }) => [[test, 'condition', 'false']],
  ForStatement: ({ test }) => (test ? [[test, 'condition', 'false']] : []),
  BinaryExpression: binary,
  BooleanLiteral: (node) => [[node, 'boolean', String(!node.value)]],
  UnaryExpression: (node, text) =>
    node.operator === '!' || node.operator === '-' ? [[node, 'negation', text(node.argument)]] : [],
  UpdateExpression: (node, text) => {
    const to = node.operator === '++' ? '--' : '++';
    const of = text(node.argument);
    return [[node, 'arithmetic', node.prefix ? `${to}${of}` : `${of}${to}`]];
  },
  AssignmentExpression: (node, text) => {
    const to = ARITHMETIC[node.operator];
    if (to === undefined || isText(node.right)) return [];
    return [[node, 'arithmetic', `${text(node.left)} ${to} ${text(node.right)}`]];
  },
  ArrayExpression: (node) =>
    node.elements.some((each) => each !== null && !isText(each.expression)) ? [[node, 'array', '[]']] : [],
  CallExpression: method,
  ExpressionStatement: ({ expression }) => {
    if (!CALLS.has(expression.type) || expression.callee?.type === 'Super') return [];
    return [[expression, 'removed call', 'undefined']];
  },
  ReturnStatement: ({ argument }) => (argument ? returned(argument) : []),
  ArrowFunctionExpression: ({ body }) => ('stmts' in body ? [] : returned(body)),
};

/** Replaces `a?.b` by `a.b`, for each `?.` of a whole chain. */
export function optionalChaining(chain, text) {
  const whole = text(chain);
  const changes = [];
  for (let at = whole.indexOf('?.'); at !== -1; at = whole.indexOf('?.', at + 2)) {
    const after = whole.slice(at + 2);
    if (/^\d/.test(after)) continue;
    const to = whole.slice(0, at) + (/^[[(]/.test(after) ? '' : '.') + after;
    changes.push([chain, 'optional chaining', to]);
  }
  return changes;
}

function condition(test) {
  return ['true', 'false'].map((to) => [test, 'condition', to]);
}

function binary(node, text) {
  const { operator, left, right } = node;
  const sides = (other) => `(${text(left)}) ${other} (${text(right)})`;
  if (operator in NEIGHBOURS) return [[node, 'boundary', sides(NEIGHBOURS[operator])]];
  if (operator in OPPOSITES) return [[node, 'equality', sides(OPPOSITES[operator])]];
  if (operator in LOGICAL) return [[node, 'logical', sides(LOGICAL[operator])]];
  if (operator === '??') return [[node, 'logical', text(left)]];
  if (!(operator in ARITHMETIC) || isText(node)) return [];
  return [[node, 'arithmetic', sides(ARITHMETIC[operator])]];
}

function method(node, text) {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const name = callee.property.value;
  const of = text(callee.object);
  if (LEFT_OUT_METHODS.has(name)) return [[node, 'method', of]];
  if (!Object.hasOwn(OTHER_METHOD, name)) return [];
  const after = text(node).slice(text(callee).length);
  return [[node, 'method', `${of}.${OTHER_METHOD[name]}${after}`]];
}

function returned(value) {
  const isNothing =
    value.type === 'NullLiteral' || (value.type === 'Identifier' && value.value === 'undefined');
  return isNothing ? [] : [[value, 'returned value', 'undefined']];
}

function isText(node) {
  if (node?.type === 'BinaryExpression') return isText(node.left) || isText(node.right);
  if (node?.type === 'ParenthesisExpression') return isText(node.expression);
  return node?.type === 'StringLiteral' || node?.type === 'TemplateLiteral';
}

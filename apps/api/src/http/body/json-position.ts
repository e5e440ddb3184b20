const WHITE = /[ \t\n\r]*/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// Characters of a JSON string except quote, backslash and control characters.
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

class JsonScanner {
  readonly #text: string;
  readonly #open: ('{' | '[')[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return false;
    this.#at += found[0].length;
    return true;
  }

  #takeHere(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #take(character: string): boolean {
    this.#match(WHITE);
    return this.#takeHere(character);
  }

  #string(): boolean {
    if (!this.#take('"')) return false;
    do this.#match(PLAIN);
    while (this.#match(ESCAPE));
    return this.#takeHere('"');
  }

  #name(): boolean {
    return this.#string() && this.#take(':');
  }

  /** Opens containers until a scalar or empty value is read. */
  #value(): boolean {
    for (;;) {
      if (this.#take('{')) {
        if (this.#take('}')) return true;
        this.#open.push('{');
        if (!this.#name()) return false;
      } else if (this.#take('[')) {
        if (this.#take(']')) return true;
        this.#open.push('[');
      } else {
        return this.#text[this.#at] === '"' ? this.#string() : this.#match(LITERAL);
      }
    }
  }

  /** Closes containers after a value; true if another value must follow. */
  #next(): boolean {
    this.#match(WHITE);
    for (let open = this.#open.at(-1); open !== undefined; open = this.#open.at(-1)) {
      if (this.#take(',')) return open === '[' || this.#name();
      if (!this.#take(open === '{' ? '}' : ']')) return false;
      this.#match(WHITE);
      this.#open.pop();
    }

    return false;
  }

  firstFault(): number {
    while (this.#value() && this.#next());
    return this.#at;
  }
}

/** Position of the first JSON syntax error, in characters from 0; the text length if the end is missing. */
export function jsonFaultPosition(text: string): number {
  return new JsonScanner(text).firstFault();
}

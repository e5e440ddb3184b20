import { execFileSync } from 'node:child_process';
import type { Stack } from './stack.ts';

/** Id of a stack's process by command-line pattern; null if it is not running. */
export function findProcess(pattern: RegExp, stack: Stack): number | null {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  const found = lines.flatMap((line) => {
    const [pid, ppid, ...args] = line.trim().split(/\s+/);
    return pattern.test(args.join(' '))
      ? [{ pid: Number(pid), ppid: Number(ppid), args: args.join(' ') }]
      : [];
  });
  // Other installations may run on this machine: the folder or supervisor identifies this one.
  const family = new Set(descendants(lines, stack.supervisor.pid ?? 0));
  const own = found.find((process) => family.has(process.pid) || process.args.includes(stack.dataDir));

  return own?.pid ?? null;
}

function descendants(lines: readonly string[], root: number): readonly number[] {
  const pairs = lines.map((line) => line.trim().split(/\s+/).slice(0, 2).map(Number));
  const below = (pid: number): readonly number[] =>
    pairs.flatMap(([child, parent]) =>
      parent === pid && child !== undefined ? [child, ...below(child)] : [],
    );
  return [...below(root)];
}

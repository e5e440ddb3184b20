import { spawn } from 'node:child_process';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs one step: prints a line at the start, and the whole output only on failure, which ends this process. */
export async function runQuietly(title, program, args, { cwd, env, announceAfterMs = 0 }) {
  const announce = setTimeout(() => console.error(`${title} …`), announceAfterMs);
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const fault = await ending(child);
  clearTimeout(announce);
  if (fault === null) return;
  console.error(`${title} failed (${fault}):\n${Buffer.concat(output).toString('utf8')}`);
  process.exit(1);
}

/** Waits for a child while forwarding stop signals to it; null if it succeeded, else its exit code or signal. */
async function ending(child) {
  const pass = (signal) => child.kill(signal);
  for (const signal of STOP_SIGNALS) process.on(signal, pass);
  try {
    return await new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, signal) => resolve(code === 0 ? null : (signal ?? `code ${code}`)));
    });
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, pass);
  }
}

export async function become(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: 'inherit' });
  for (const signal of STOP_SIGNALS) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  process.exit(code);
}

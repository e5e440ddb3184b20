import type { Command, CommandContext, Outcome } from './command-line/command.ts';
import { parseCommandLine } from './command-line/parse-command-line.ts';
import { UsageFault } from './command-line/usage-fault.ts';
import { COMMANDS } from './commands.ts';
import type { Installation } from './installation/installation.ts';
import { describeFailure, EXIT, failureLines } from './output/describe-failure.ts';
import { createProgress, type Output } from './output/progress.ts';

interface TariffEnvironment {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly readLine: () => Promise<string>;
  /** Finds and opens the installation. Throws if there is none. */
  readonly connect: () => Promise<Installation>;
  /** API client for a URL, otherwise for the local service. Throws if there is none. */
  readonly service: CommandContext['service'];
  readonly now: () => Date;
  /** Poll interval for worker progress, in milliseconds. */
  readonly pollMs: number;
}

/** Runs a command line and returns its exit code: 0 done, 1 failed, 2 usage error. */
export async function runTariff(argv: readonly string[], environment: TariffEnvironment): Promise<number> {
  const isJson = argv.includes('--json');
  const { stdout, stderr } = environment;
  const progress = createProgress(stderr);
  try {
    const line = parseCommandLine(COMMANDS, argv);
    if (line.kind === 'help') {
      print(stdout, isJson, { json: { usage: line.usage }, lines: [line.usage] });
    } else {
      const outcome = await runConnected(environment, line.command, line.texts, progress);
      progress.clear();
      print(stdout, isJson, outcome);
      if (outcome.hasFailed === true) return EXIT.refused;
    }
    return EXIT.done;
  } catch (error) {
    progress.clear();
    return fail(environment, isJson, error);
  }
}

async function runConnected(
  environment: TariffEnvironment,
  command: Command,
  texts: ReadonlyMap<string, string>,
  progress: CommandContext['progress'],
): Promise<Outcome> {
  let opened: Promise<Installation> | null = null;
  const installation = () => (opened ??= environment.connect());
  try {
    return await command.execute(texts, {
      installation,
      administer: async (act) => (await installation()).administer(act),
      service: environment.service,
      progress,
      readLine: environment.readLine,
      note: (line) => {
        progress.clear();
        environment.stderr.write(`${line}\n`);
      },
      now: environment.now,
      pollMs: environment.pollMs,
    });
  } finally {
    await close(opened);
  }
}

async function close(opened: Promise<Installation> | null): Promise<void> {
  // The command has already reported a failed opening.
  const installation = await opened?.catch(() => null);
  await installation?.close();
}

function print(stdout: Output, isJson: boolean, { json, lines }: Outcome): void {
  if (isJson) stdout.write(`${JSON.stringify(json, null, 2)}\n`);
  else for (const line of lines) stdout.write(`${line}\n`);
}

function fail({ stdout, stderr }: TariffEnvironment, isJson: boolean, error: unknown): number {
  const failure = describeFailure(error);
  if (isJson) stdout.write(`${JSON.stringify(failure, null, 2)}\n`);
  for (const line of failureLines(failure)) stderr.write(`${line}\n`);
  if (!(error instanceof UsageFault)) return EXIT.refused;
  stderr.write(`\n${error.usage}\n`);
  return EXIT.usage;
}

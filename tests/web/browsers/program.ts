// A browser or its driver as a child process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  /** The text caught by the first group of `ready`. */
  readonly said: string;
  stop(): Promise<void>;
}

/**
 * Starts a program; resolves once its output, on stdout or stderr,
 * matches `ready`; at once for a pattern that matches the empty text.
 */
export async function start(
  command: string,
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  // A group of its own, so that what it starts in turn ends with it.
  const child = spawn(command, args, { env: { ...process.env, ...env }, detached: true });
  const stop = (): Promise<void> => end(child);
  process.once('exit', () => signal(child));
  try {
    return { said: await readiness(child, ready), stop };
  } catch (cause) {
    await stop();
    throw new Error(`${command} did not start`, { cause });
  }
}

function readiness(child: ChildProcess, ready: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      const match = ready.exec(output);
      if (match) resolve(match[1] ?? '');
    };
    hear(Buffer.alloc(0));
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    // For example, the program does not exist.
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)));
  });
}

/** Sends a program and its child processes a signal to end; true if it was still there. */
function signal(child: ChildProcess): boolean {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false;
  return process.kill(-child.pid, 'SIGTERM');
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (signal(child)) await ended;
}

// Contenders of large.mjs that answer one question after the other, an object of JSON a line: asking and answering.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { clearInterval, setInterval } from 'node:timers';

/** Seconds of a process's main thread on the processor (Linux), to the next few milliseconds. */
function processorSeconds(pid) {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
}

/** The result of `run`, and its processor seconds; the least of ten times if they are few. */
export function timed(run) {
  let seconds = Infinity;
  let result;
  for (let times = 0; times < (seconds < 0.02 ? 10 : 1); times += 1) {
    const before = process.cpuUsage();
    result = run();
    const { user, system } = process.cpuUsage(before);
    seconds = Math.min(seconds, (user + system) / 1e6);
  }
  return { ...result, seconds };
}

/** The contender's side. */
export function answerLines(answer) {
  createInterface(process.stdin).on('line', (line) => console.log(JSON.stringify(answer(JSON.parse(line)))));
}

/** A contender that is started by the first question, and again after it exceeded a cap. */
export class Worker {
  #command;
  #warmUp;
  #child;
  #lines;

  /** `warmUp`: questions asked first, so that the code reaches its full speed. */
  constructor(command, warmUp) {
    this.#command = command;
    this.#warmUp = warmUp;
  }

  /** The answer; undefined after `capSeconds` on the processor. */
  async ask(question, capSeconds) {
    if (!this.#child) {
      const [program, ...words] = this.#command;
      this.#child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
      this.#lines = createInterface(this.#child.stdout)[Symbol.asyncIterator]();
      for (const first of this.#warmUp) await this.#answer(first);
    }
    const { pid } = this.#child;
    const before = processorSeconds(pid);
    let over;
    const watch = setInterval(() => {
      if (processorSeconds(pid) - before > capSeconds) over();
    }, 100);
    const answer = await Promise.race([this.#answer(question), new Promise((resolve) => (over = resolve))]);
    clearInterval(watch);
    if (answer === undefined) this.end();
    return answer && answer.seconds <= capSeconds ? answer : undefined;
  }

  async #answer(question) {
    this.#child.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`${this.#command.join(' ')} ended`);
    return JSON.parse(value);
  }

  end() {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

import type { ChildProcess } from 'node:child_process';

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof SIGNALS;

/** Each with the signal that ends it. */
const children = new Map<ChildProcess, NodeJS.Signals>();

const killAll = () => children.forEach((signal, child) => child.kill(signal));

/** By itself a signal ends a process without `exit`; whoever else listens for it decides when this one ends. */
const onSignal = (signal: NodeJS.Signals) => {
  if (process.listenerCount(signal) === 1) process.exit(SIGNALS[signal as Signal]);
};

function listen(): void {
  process.on('exit', killAll);
  for (const signal of Object.keys(SIGNALS)) process.on(signal, onSignal);
}

function stopListening(): void {
  process.off('exit', killAll);
  for (const signal of Object.keys(SIGNALS)) process.off(signal, onSignal);
}

/**
 * Ends a child with this process, however that ends: by an error, by `process.exit`, or by a signal.
 * @param signal what the child is sent; `SIGTERM` for one that has children of its own to end
 */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (children.size === 0) listen();
  children.set(child, signal);
  const forget = () => {
    if (children.delete(child) && children.size === 0) stopListening();
  };
  child.once('exit', forget);
  // One that could not be started never exits.
  child.once('error', forget);
}

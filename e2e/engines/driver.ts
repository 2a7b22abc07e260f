/** A point of the window, CSS px. */
export type Point = { x: number; y: number };

/** What every engine can be told. Taps, drags and keys are input events of the browser itself, never of a script. */
export type Driver = {
  /** Whether taps and drags are those of a finger; elsewhere they are those of a mouse. */
  hasTouch: boolean;
  goto(url: string): Promise<void>;
  /** The value of an expression, which may be a promise of a JSON value. */
  evaluate(expression: string): Promise<unknown>;
  tap(at: Point): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  reload(): Promise<void>;
  /** Gives files to the file input a CSS selector finds. */
  upload(selector: string, files: readonly string[]): Promise<void>;
  /** The window as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Switches scripts off for the documents that follow; only where an engine can. */
  disableScripts?(): Promise<void>;
  close(): Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Backspace';

/** An engine that runs; each `open` is a fresh profile. */
export type Engine = {
  open(options?: { userAgent?: string }): Promise<Driver>;
  stop(): Promise<void>;
};

/** The window of every engine, CSS px. */
export const WINDOW = { width: 375, height: 812 } as const;

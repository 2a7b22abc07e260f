/** An event whose work the browser waits for before it puts the worker to sleep. */
export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type RequestEvent = LastingEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void };

type Events = {
  install: LastingEvent;
  activate: LastingEvent;
  message: LastingEvent & { readonly data: unknown };
  fetch: RequestEvent;
};

/** What the worker uses of its surroundings. TypeScript's own `webworker` types cannot stand beside those of a page. */
export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
};

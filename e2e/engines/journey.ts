import type { ServerView } from '../fixtures/serverApi.ts';
import type { BuildFolder } from '../fixtures/buildFolder.ts';
import type { EngineEntry } from './engineTable.ts';
import type { Alteration, Proxy } from './startProxy.ts';
import type { Visitor } from './visitor.ts';

/** What a journey is given: a person in a fresh profile, before a server with fresh demo data. */
export type Stage = {
  visitor: Visitor;
  proxy: Proxy;
  dataDir: string;
  /** The server's own view of a demo account. */
  as(loginName: string): Promise<ServerView>;
  /** The build the server serves; only for a journey with `ownBuild`. */
  build(): BuildFolder;
  /** Keeps a picture of the window for the report. */
  keepPicture(name: string): Promise<void>;
};

export type Journey = {
  id: string;
  run(stage: Stage): Promise<void>;
  /** Only with a finger: where there is a mouse, it says so and does not count. */
  touchOnly?: true;
  /** Which engines run it; all that are supported unless told. */
  isFor?(entry: EngineEntry): boolean;
  /** Complaints the journey provokes. */
  tolerated?: RegExp;
  alterations?: readonly Alteration[];
  ownBuild?: true;
  userAgent?(entry: EngineEntry): string;
};

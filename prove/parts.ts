import type { Part } from './figure.ts';
import { accounts } from './parts/accounts.ts';
import { answers } from './parts/answers.ts';
import { asvs } from './parts/asvs.ts';
import { clocks } from './parts/clock.ts';
import { clutter } from './parts/clutter.ts';
import { components } from './parts/components.ts';
import { faults } from './parts/faults.ts';
import { gates } from './parts/gates.ts';
import { idor } from './parts/idor.ts';
import { inputs } from './parts/inputs.ts';
import { load } from './parts/load.ts';
import { money } from './parts/money.ts';
import { mutants } from './parts/mutants.ts';
import { outage } from './parts/outage.ts';
import { routes } from './parts/routes.ts';
import { screens } from './parts/screens.ts';
import { soaking } from './parts/soak.ts';
import { storages } from './parts/storage.ts';
import { storms } from './parts/storm.ts';
import { tabs } from './parts/tabs.ts';
import { twin } from './parts/twin.ts';
import { urls } from './parts/urls.ts';
import { visits } from './parts/visit.ts';
import { words } from './parts/words.ts';
import { xss } from './parts/xss.ts';

/** In the order of the figures they find. */
export const parts: readonly Part[] = [
  xss,
  words,
  urls,
  answers,
  screens,
  faults,
  storms,
  visits,
  storages,
  clocks,
  tabs,
  routes,
  money,
  twin,
  outage,
  inputs,
  soaking,
  load,
  gates,
  idor,
  accounts,
  asvs,
  components,
  mutants,
  clutter,
];

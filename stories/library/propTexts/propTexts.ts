import { COMPONENTS } from './components.ts';
import { SCREENS } from './screens.ts';
import { SHARED } from './shared.ts';

/** What Storybook says of a prop, in Chinese: the component's own text, else that of every prop of the name. */
export const propTextOf = (component: string, prop: string): string | undefined =>
  (COMPONENTS[component] ?? SCREENS[component])?.[prop] ?? SHARED[prop];

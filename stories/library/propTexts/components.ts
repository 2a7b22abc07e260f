import { ACTIONS } from './componentsActions.ts';
import { DISPLAY } from './componentsDisplay.ts';
import { FEEDBACK } from './componentsFeedback.ts';
import { INPUT } from './componentsInput.ts';
import { LAYOUT } from './componentsLayout.ts';

/** What each prop of a component is, by the component's name. */
export const COMPONENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...LAYOUT,
  ...ACTIONS,
  ...INPUT,
  ...DISPLAY,
  ...FEEDBACK,
};

import { addons } from 'storybook/manager-api';
import { lookOfDocs } from './lookOfDocs.ts';

addons.setConfig({
  theme: lookOfDocs,
  // Controls first: a designer tries words and numbers before anything else.
  selectedPanel: 'addon-controls',
  // Beside the phone: under it the phone would be cut in half.
  panelPosition: 'right',
  rightPanelWidth: 480,
  sidebar: { showRoots: true },
});

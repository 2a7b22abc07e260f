import '@fontsource-variable/noto-sans-sc';
import '#theme/global.css.ts';
import '#theme/vars.css.ts';
import type { Preview } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { requireTouchTargets } from '#components/testing/touchTargets.ts';
import { fontsReady, forbidForeignRequests } from './determinism.ts';
import { viewports } from './modes.ts';
import './storyFont.css';

document.documentElement.dataset['theme'] = 'light-blue';
document.documentElement.lang = 'zh-CN';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { story: { inline: false, iframeHeight: 560 } },
    options: {
      storySort: { order: ['开始', '基础', '组件', '页面', '流程'] },
    },
  },
  initialGlobals: { viewport: { value: 'phone', isRotated: false } },
  async beforeEach({ parameters }) {
    // The manager's frame does this by itself, a test run does not.
    document.body.classList.toggle('sb-main-padded', parameters['layout'] === 'padded');
    await fontsReady();
    return forbidForeignRequests();
  },
  async afterEach() {
    // In test runs alone: trying a target scrolls to it, which a reader of the story would see.
    if (!('__vitest_worker__' in globalThis)) return;
    // A list puts rows that scrolled into it in their places when the scrolling has ended: they are asked again.
    await waitFor(requireTouchTargets, { interval: 250, timeout: 1500 });
  },
};

export default preview;

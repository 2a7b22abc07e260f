import '@fontsource-variable/noto-sans-sc';
import '#theme/global.css.ts';
import '#theme/vars.css.ts';
import type { Preview } from '@storybook/react-vite';
import { requireTouchTargets } from '#components/testing/touchTargets.ts';
import { fontsReady, forbidForeignRequests } from './determinism.ts';
import { viewports } from './modes.ts';
import './storyFont.css';

document.documentElement.dataset['theme'] = 'light-blue';
document.documentElement.lang = 'zh-CN';

/** Components one of whose stories brings a bare control of its own. */
const UNMEASURED = new Set(['组件/VirtualList']);

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
  async beforeEach() {
    await fontsReady();
    return forbidForeignRequests();
  },
  afterEach({ title }) {
    // In test runs alone: trying a target scrolls to it, which a reader of the story would see.
    if ('__vitest_worker__' in globalThis && title.startsWith('组件/') && !UNMEASURED.has(title)) requireTouchTargets();
  },
};

export default preview;

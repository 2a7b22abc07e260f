import '@fontsource-variable/noto-sans-sc';
import '#theme/global.css.ts';
import '#app/shell/rareLooks.css.ts';
import '#theme/print.css.ts';
import '#theme/vars.css.ts';
import type { Preview } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { emblaTrack } from '#components/Carousel/trackCode.ts';
import { loadModalBox } from '#components/Dialog/modalCode.ts';
import { requireTouchTargets } from '#components/testing/touchTargets.ts';
import { fontsReady, forbidForeignRequests, settled } from './determinism.ts';
import { LazyDocsPage } from './LazyDocsPage.tsx';
import { libraryArgTypes } from './libraryArgTypes.ts';
import { textSizes, viewports } from './modes.ts';
import { navigate, withLinks } from './navigate.tsx';
import './storyFont.css';
import { withTextSize } from './textSize.ts';
import { withNotch } from './notch.ts';
import { watchConsoleErrors } from './watchConsoleErrors.ts';

document.documentElement.dataset['theme'] = 'light-blue';
document.documentElement.lang = 'zh-CN';

const isTest = '__vitest_worker__' in globalThis;

/** Of the story that is shown. */
let requireNoErrors: () => void = () => undefined;

const preview: Preview = {
  // What is open or moves in a story does so from its first picture.
  beforeAll: async () => void (await Promise.all([loadModalBox(), emblaTrack.load()])),
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    // A test asks only what is wrong; the panel also shows what was tried.
    a11y: { test: 'error', ...(isTest && { options: { reporter: 'no-passes' } }) },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: LazyDocsPage },
    options: {
      storySort: {
        order: [
          '开始',
          ['欢迎', '怎样评审', '页面墙', '状态板'],
          '基础',
          ['Foundations', 'Icons'],
          '组件',
          ['布局', '操作', '输入', '展示', '导航', '反馈'],
          '页面',
          [
            '首页',
            '游戏',
            '游戏详情',
            '广场',
            '帖子详情',
            '帖子评论',
            '帖子评论栏',
            '漫画',
            '漫画详情',
            '目录',
            '阅读',
            '福利中心',
            '福利',
            '钱包',
            '我的',
            '账号',
            '*',
            '外壳',
            '弹窗',
            '共用',
          ],
          '流程',
        ],
      },
    },
  },
  globalTypes: {
    notched: {
      description: '屏幕两侧的刘海与圆角',
      toolbar: {
        icon: 'mobile',
        dynamicTitle: true,
        items: [
          { value: false, title: '无刘海' },
          { value: true, title: '横屏刘海' },
        ],
      },
    },
    textSize: {
      description: '浏览器的文字大小',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: textSizes.map((size) => ({ value: size, title: `文字 ${(size / 16) * 100}%` })),
      },
    },
  },
  initialGlobals: { notched: false, viewport: { value: 'phone', isRotated: false }, textSize: textSizes[0] },
  decorators: [withTextSize, withNotch, withLinks],
  argTypesEnhancers: [libraryArgTypes],
  async beforeEach({ parameters }) {
    // The manager's frame does this by itself, a test run does not.
    document.body.classList.toggle('sb-main-padded', parameters['layout'] === 'padded');
    navigate.mockClear();
    await fontsReady();
    if (isTest) requireNoErrors = watchConsoleErrors();
    return forbidForeignRequests();
  },
  async afterEach() {
    await settled();
    // In test runs alone: trying a target scrolls to it, which a reader of the story would see.
    if (!isTest) return;
    // A list puts rows that scrolled into it in their places when the scrolling has ended: they are asked again.
    await waitFor(requireTouchTargets, { interval: 250, timeout: 10_000 });
    requireNoErrors();
  },
};

export default preview;

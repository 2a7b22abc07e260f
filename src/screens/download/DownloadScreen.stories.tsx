import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { layerClosed } from '../../../stories/plays/layer.ts';
import { tap, tapButton } from '../../../stories/plays/tap.ts';
import { DownloadScreen } from './DownloadScreen.tsx';

const app = {
  name: '晴屿',
  version: '1.2.0',
  sizeBytes: 48 * 1024 ** 2,
  androidUrl: 'https://portal.example/app.apk',
  iosUrl: 'https://portal.example/app.mobileconfig',
};

const meta = {
  title: '页面/下载APP',
  component: DownloadScreen,
  parameters: {
    guide: {
      use: '下载应用：当前系统的按钮在前，下面是安装步骤和常见问题；电脑上另有二维码。',
      avoid: '没有地址的系统显示「敬请期待」，不给步骤；在微信和 QQ 里先引导到浏览器，不直接下载。',
      role: '按钮读作「安卓下载」「iPhone下载」，没有地址时读作「安卓版敬请期待」「iPhone版敬请期待」。',
      keys: { 'Enter / 空格': '下载，展开或收起一个问题' },
    } satisfies Guide,
  },
  args: {
    info: ready(app),
    logo: '/logo.svg',
    platform: 1,
    restricted: false,
    pageUrl: 'https://portal.example/download',
    isDesktop: false,
    onDownload: fn(),
    onCopyLink: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DownloadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonNames = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('button', { name: /下载$|敬请期待$/ })
    .map((button) => button.textContent);

export const Ready: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('版本 1.2.0 · 48 MB')).toBeVisible();
    await expect(buttonNames(canvasElement)).toEqual(['安卓下载', 'iPhone下载']);
  },
};

export const Choosing: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '安卓下载' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(1);
    await tap(canvas.getByRole('button', { name: 'iPhone下载' }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(2);
    await tap(canvas.getByText('提示「未知来源」怎么办？'));
    await expect(canvas.getByText(/允许来自此来源的应用/)).toBeVisible();
    await tap(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const OnIphone: Story = {
  args: { platform: 2 },
  async play({ canvasElement }) {
    await expect(buttonNames(canvasElement)).toEqual(['iPhone下载', '安卓下载']);
    await expect(within(canvasElement).getByText('打开 设置 > 通用 > VPN与设备管理 > 信任')).toBeVisible();
  },
};

export const Desktop: Story = {
  args: { platform: undefined, isDesktop: true },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  /** The shell of a desktop: the panels stand outside it. */
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 520, maxWidth: '100%', height: '100dvh', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('img', { name: '用手机扫码打开本页' })).toBeVisible();
  },
};

/** In WeChat and QQ the guide to another browser is shown on arrival and again at each tap. */
export const Restricted: Story = {
  args: { restricted: true },
  async play({ args, canvasElement }) {
    const guide = await screen.findByRole('dialog');
    await expect(guide).toHaveTextContent(/点击右上角.*选择「在浏览器中打开」/);
    await tap(within(guide).getByRole('button', { name: '复制链接' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await layerClosed();
    await tapButton(canvasElement, '安卓下载');
    await tap(within(await screen.findByRole('dialog')).getByRole('button', { name: '我知道了' }));
    await layerClosed();
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const RestrictedGuide: Story = { args: { restricted: true } };

export const NoAddress: Story = {
  args: { info: ready({ name: '晴屿' }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const button of canvas.getAllByRole('button', { name: /敬请期待/ })) await expect(button).toBeDisabled();
    for (const name of ['安卓版敬请期待', 'iPhone版敬请期待'])
      await expect(canvas.getByRole('button', { name })).toHaveTextContent(/^敬请期待$/);
    await expect(canvas.getByText('应用还在准备中，现在用浏览器打开本站就能使用')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /步骤|信任|常见问题/ })).toBeNull();
  },
};

/** Where there is nothing to download, neither a code to scan nor a guide out of WeChat is offered. */
export const NoAddressOnDesktop: Story = {
  ...Desktop,
  args: { ...Desktop.args, info: ready({ name: '晴屿' }), restricted: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText(/应用还在准备中/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('img', { name: '用手机扫码打开本页' })).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Only what can be had is explained. */
export const AndroidOnly: Story = {
  args: { info: ready({ ...app, iosUrl: undefined }), platform: undefined },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '安卓安装步骤' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'iPhone 安装与信任' })).toBeNull();
  },
};

export const Loading: Story = { args: { info: loading } };

export const Failed: Story = {
  args: { info: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '加载失败，点击重试');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    info: ready({
      ...app,
      name: '晴屿游戏漫画社区一站式门户 Clear Sky Island',
      version: '2026.01.15-rc.12+build.20260115',
      iosUrl: undefined,
    }),
  },
};

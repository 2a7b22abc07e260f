import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { RichText } from './RichText.tsx';

const BULLETIN = `
<h2>春节活动安排</h2>
<p>亲爱的玩家：<strong>1 月 28 日至 2 月 4 日</strong>期间登录即可领取<em>新春礼包</em>，详情见<a href="https://example.com/spring?from=portal">活动说明</a>。</p>
<ul><li>每日签到钻石翻倍</li><li>全部漫画限时免费</li></ul>
<blockquote>充值到账可能延迟，请耐心等待。</blockquote>
<table><thead><tr><th>日期</th><th>奖励</th></tr></thead><tbody><tr><td>第 1 天</td><td>钻石 ×20</td></tr><tr><td>第 7 天</td><td>年卡体验 3 天</td></tr></tbody></table>
<p><img src="/demo/banners/mountain-sea.webp" alt="新春礼包" width="1125" height="375"></p>
<ol><li>打开首页</li><li>进入 <code>福利</code></li></ol><hr><p>祝大家新春快乐！</p>`;

const meta = {
  title: '组件/展示/RichText',
  component: RichText,
  parameters: {
    guide: {
      use: '外来的 HTML，只留下朴素的格式；链接写明去往哪里。',
      avoid: '自己写的话直接用组件；不是外来的内容不要当 HTML 传。',
      role: '没有角色；标题、列表、链接照原样读。',
    } satisfies Guide,
  },
  args: { html: BULLETIN },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link leaves in a new tab and says where it leads. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^活动说明/ });
    await expect(link).toHaveAttribute('href', 'https://example.com/spring?from=portal');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(getComputedStyle(link, '::after').content).toContain('example.com');
  },
};

/** X1: nothing runs and nothing loads from elsewhere, while the text stays. */
export const Hostile: Story = {
  args: {
    html: `<p onclick="window.hit=1" id="root" name="app">正文还在</p><script>window.hit=1</script><img src=x onerror="window.hit=1">
<svg onload="window.hit=1"><script>window.hit=1</script></svg><math><mtext><img src=x onerror="window.hit=1"></math><iframe srcdoc="<script>parent.hit=1</script>"></iframe>
<a href="javascript:window.hit=1">假链接</a> <a href="data:text/html,<script>1</script>">数据</a> <a href="https://name:pass@example.com">带口令</a> <a href="/post/12">站内</a>
<img src="https://tracker.example/pixel.gif" srcset="https://tracker.example/2x.gif 2x" alt="外站图片"><style>*{display:none}</style><link rel="stylesheet" href="https://tracker.example/a.css">
<form action="https://tracker.example"><input name="password" placeholder="密码"><button>登录</button></form><div style="position:fixed;inset:0" class="overlay">覆盖</div><table background="https://tracker.example/b.gif"><td src="https://tracker.example/c.gif">格</td></table>`,
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('正文还在')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('覆盖');
    await expect(
      canvasElement
        .querySelector('main > div')
        ?.querySelector(
          'script, style, link, svg, math, iframe, form, input, button, [id], [name], [style], [class="overlay"], [onclick], [onerror], [srcset], [background], td[src]',
        ),
    ).toBeNull();
    await expect([...canvasElement.querySelectorAll('a[href]')].map((link) => link.textContent)).toEqual(['站内']);
    const sources = [...canvasElement.querySelectorAll('img[src]')].map(
      (image) => new URL(image.getAttribute('src') ?? '').origin,
    );
    await expect(sources.every((origin) => origin === location.origin)).toBe(true);
    await expect('hit' in window).toBe(false);
  },
};

/** Pictures come from the origins that are named, and no others. */
export const MediaOrigins: Story = {
  args: {
    html: '<img src="data:image/gif;base64,R0lGOD" alt="内嵌"><img src="/demo/banners/mountain-sea.webp" alt="本站" width="1125" height="375">',
    mediaOrigins: ['https://media.example.com'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '本站' })).toHaveAttribute('src');
    await expect(canvas.getByRole('img', { name: '内嵌' })).not.toHaveAttribute('src');
  },
};

/** Nothing, however wide, leaves the column. */
export const LongText: Story = {
  args: {
    html: `<p>${'abcdefghij'.repeat(40)}</p><pre>${'const value = 1; '.repeat(20)}</pre><table width="4000"><tr>${'<td>一个很宽的单元格</td>'.repeat(6)}</tr></table><p>${'很长的公告。'.repeat(60)}</p>`,
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvasElement.querySelector('table')?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

/** F2: more than 200 kB is cut before it is parsed, and what remains is whole. */
export const TooLong: Story = {
  args: { html: `<b>公告</b>${'长'.repeat(100_000)}结尾` },
  tags: ['!autodocs'],
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('公告')).toBeInTheDocument();
    await expect(canvasElement.textContent).not.toContain('结尾');
    await expect(canvasElement.textContent?.match(/长/g)).toHaveLength(
      Math.floor((200_000 - '<b></b>'.length - 6) / 3),
    );
  },
};

export const Empty: Story = { args: { html: '' } };

import { expect, test } from 'vitest';
import { mount, nextFrame } from '../testing/mount.tsx';
import { RichText } from './RichText.tsx';

const HOSTILE = [
  ['a script', '<script>window.ran = 1</script>'],
  ['a handler', '<img src=x onerror="window.ran = 1">'],
  ['a script address', '<a href="javascript:window.ran = 1">领取</a>'],
  ['a script address in disguise', '<a href=" java\nscript:window.ran = 1">领取</a>'],
  ['a frame', '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>'],
  ['a form', '<form action="/api/user/logout"><input name="password"><button>登录</button></form>'],
  ['a style', '<style>* { display: none }</style><p style="position: fixed; inset: 0">遮住</p>'],
  ['a drawing', '<svg><animate onbegin="window.ran = 1" attributeName="x" /></svg>'],
  ['what a parser rearranges', '<math><mtext><table><mglyph><style><img src=x onerror="window.ran = 1">'],
] as const;

test.each(HOSTILE)('DG.P6 %s does not come through', async (_name, html) => {
  const { container } = mount(<RichText html={`<p>正文</p>${html}`} />);
  await nextFrame();
  expect(container.textContent).toContain('正文');
  expect(
    container.querySelector('script, iframe, form, input, button, style, svg, math, [style], [class="foo"]'),
  ).toBeNull();
  const attributes = [...container.querySelectorAll('div div *')].flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  expect([...container.querySelectorAll('[href]')].map((link) => link.getAttribute('href'))).toEqual([]);
  expect('ran' in window).toBe(false);
});

test('DG.P6 plain formatting and a web link do come through', () => {
  const { container } = mount(
    <RichText html='<p><b>七天</b>可得 <a href="https://example.com/winter">30 钻石</a></p>' />,
  );
  expect(container.querySelector('b')).toHaveTextContent('七天');
  expect(container.querySelector('a')?.href).toBe('https://example.com/winter');
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { modes } from '../.storybook/modes.ts';
import type { Difference } from './difference.ts';
import { EXCEPTIONS, type Picture } from './pictures.ts';
import { REPORT_CSS, REPORT_JS } from './reportAssets.ts';
import type { Verdict } from './verdicts.ts';

/** What the report is made of. `before` and `difference` are there for what changed and could be drawn again. */
export type Finding = {
  verdict: Exclude<Verdict, { kind: 'same' }>;
  before?: Buffer;
  difference?: Difference;
  /** Whether `before` is the very picture that was decided for. */
  isExact?: boolean;
};

export type ReportInput = {
  /** The folder of the Storybook that was looked at. */
  build: string;
  findings: readonly Finding[];
  removed: readonly string[];
  total: number;
  environment: string;
};

const KIND_TEXT = { changed: '有改动', new: '新增', flaky: '不稳定', broken: '画不出' } as const;

/** Writes a folder that opens from disk; returns the page's path. */
export function writeReport(folder: string, input: ReportInput): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const groups = Map.groupBy(input.findings, groupOf);
  const body = [...groups.values()]
    .map((group, at) => groupHtml(folder, relative(folder, input.build), group, at))
    .join('\n');
  const page = join(folder, 'index.html');
  writeFileSync(page, pageHtml(input, body));
  return page;
}

/** Equal changes stand together: one decision for all of them. */
const groupOf = ({ verdict, difference }: Finding): string =>
  difference ? `${verdict.kind}:${difference.signature}` : `${verdict.kind}:${verdict.picture.key}`;

function pageHtml({ findings, removed, total, environment }: ReportInput, body: string): string {
  const count = (kind: keyof typeof KIND_TEXT) => findings.filter(({ verdict }) => verdict.kind === kind).length;
  const figures = [
    ...(['changed', 'new', 'flaky', 'broken'] as const).map((kind) => [KIND_TEXT[kind], count(kind)] as const),
    ['已移除', removed.length] as const,
    ['没有变化', total - findings.length] as const,
  ];
  const exceptions = Object.entries(EXCEPTIONS);
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>视觉检查报告</title><style>${REPORT_CSS}</style>
<header><h1>视觉检查报告</h1><dl>${figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<p>环境：${escape(environment)}</p><p>旧图由 <code>visual/decidedStorybook.txt</code> 里认可过的故事书画出；例外 ${exceptions.length} 个。</p>
${exceptions.map(([id, why]) => `<p>例外 <code>${escape(id)}</code>：${escape(why)}</p>`).join('')}
<p class="how">同意全部改动：<code>npm run visual -- --accept</code>，并把 <code>visual</code> 里改动的文件一起提交。不同意：改代码，再跑一次。</p></header>
${removed.length > 0 ? `<section><h2>已移除</h2><ul>${removed.map((key) => `<li>${escape(key)}</li>`).join('')}</ul></section>` : ''}
<main>${body || '<p class="calm">全部一致，没有需要决定的改动。</p>'}</main>
<dialog id="zoom"><button autofocus>关闭</button><img alt="放大"></dialog><script>${REPORT_JS}</script></html>`;
}

function groupHtml(folder: string, storybook: string, group: readonly Finding[], at: number): string {
  const [first, ...others] = group;
  if (!first) return '';
  const { verdict, difference } = first;
  const same =
    others.length > 0
      ? `<details><summary>另有 ${others.length} 张改动完全相同</summary><ul>${others.map((other) => `<li>${nameOf(other.verdict.picture)}</li>`).join('')}</ul></details>`
      : '';
  return `<section class="${verdict.kind}"><h2><b>${KIND_TEXT[verdict.kind]}</b> ${nameOf(verdict.picture)}</h2>
<p>${difference ? `${difference.pixels} 个像素不同 · ` : ''}<a href="${storybook}/index.html?path=/story/${verdict.picture.storyId}">打开故事</a></p>
${picturesHtml(folder, first, String(at))}${same}</section>`;
}

const nameOf = ({ title, name, mode }: Picture): string =>
  `${escape(title)} / ${escape(name)} <small>${modes[mode].label}</small>`;

function picturesHtml(folder: string, { verdict, before, difference, isExact }: Finding, stem: string): string {
  if (verdict.kind === 'broken') return `<pre>${escape(verdict.reason)}</pre>`;
  const save = (png: Buffer, role: string) => {
    const file = `pictures/${stem}-${role}.png`;
    writeFileSync(join(folder, file), png);
    return file;
  };
  const figure = (file: string, caption: string) =>
    `<figure><img loading="lazy" src="${file}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
  const after = save(verdict.png, 'after');
  if (verdict.kind === 'flaky')
    return `<div class="row">${figure(after, '第一次')}${figure(save(verdict.other, 'other'), '第二次')}</div>`;
  if (!before || !difference) return `<div class="row">${figure(after, '新图')}</div>`;
  const old = save(before, 'before');
  return `<div class="row">${figure(old, isExact ? '旧图' : '旧图（字体或 public 里的文件也变了，与认可时的不同）')}${figure(after, '新图')}${figure(save(difference.png, 'difference'), '差异')}
<figure class="slider"><div><img src="${old}" alt="旧图"><img src="${after}" alt="新图"></div><input type="range" aria-label="旧图与新图的分界" value="50"><figcaption>左旧右新，拖动分界</figcaption></figure></div>`;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

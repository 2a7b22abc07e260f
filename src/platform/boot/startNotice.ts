// Runs in whatever browser opens the document, so it is written in ES5; `startNotice.test.ts` parses it as such.

export type StartNotice = {
  /** An unsupported browser, older than `browserslist` in package.json says: the portal's code is not run. */
  isUnsupported: boolean;
  fail: () => void;
  /** Whether the browser has begun to leave the document. It may not get there, as with a download: for nine seconds. */
  isBeingLeft: () => boolean;
};

declare global {
  /** Undefined outside the portal's own documents: in stories, in tests, while the pages are rendered at build. */
  var startNotice: StartNotice | undefined;
}

(function () {
  var page: HTMLElement;

  /** Styles are set by property, since the content policy forbids them in markup. */
  function add<Tag extends 'img' | 'h1' | 'input' | 'button'>(tag: Tag, css: string): HTMLElementTagNameMap[Tag] {
    var element = document.createElement(tag);
    element.style.cssText =
      'display:block;width:280px;margin:20px auto;border:0;border-radius:24px;text-align:center;font:16px/3 sans-serif;' +
      css;
    page.appendChild(element);
    return element;
  }

  /** A page of its own in the place of the portal's, which goes out of reach of screen readers too. */
  function show(text: string, label: string, act: () => void, address?: string): void {
    if (page) return;
    document.getElementById('root')!.hidden = true;
    page = document.createElement('main');
    page.style.cssText = 'position:fixed;top:0;width:100%;height:100%;padding-top:9vh;overflow:auto;background:#E3F1FD';
    document.body.appendChild(page);
    add('img', '').src = '/demo/empty/error.svg';
    add('h1', 'line-height:1.5').textContent = text;
    if (address) add('input', 'background:#fff').value = address;
    var button = add('button', 'background:#0B6FDE;color:#fff');
    button.textContent = label;
    button.onclick = act;
    button.focus();
  }

  function showUnsupported(): void {
    var own = /MicroMessenger/.test(navigator.userAgent) ? '微信' : '浏览器';
    show(
      '请更新' + own + '，或用系统浏览器打开此网址',
      '复制',
      function () {
        (page.querySelector('input') as HTMLInputElement).select();
        document.execCommand('copy');
      },
      location.href,
    );
  }

  /** Past what the service worker keeps, which may be what does not start. */
  function reload(): void {
    setTimeout(function () {
      location.reload();
    }, 500);
    if (window.caches)
      caches.keys().then(function (names) {
        names.forEach(function (name) {
          void caches.delete(name);
        });
      });
  }

  var leftAt = -Infinity;
  // Before any of the portal's code: a page can be left while that is still on its way.
  window.addEventListener('beforeunload', function () {
    leftAt = performance.now();
  });

  var notice = {
    isUnsupported: true,
    fail: function () {
      show('页面出了点问题', '重新加载', reload);
    },
    isBeingLeft: function () {
      return performance.now() - leftAt < 9000;
    },
  };
  window.startNotice = notice;

  try {
    // By features that came with Safari 15.4 and Chromium 101: many browsers bear another's name and version.
    notice.isUnsupported = !(typeof [].findLast === 'function' && CSS.supports('font-palette', 'normal'));
  } catch (error) {
    // An engine without even the question.
  }
  if (notice.isUnsupported) document.addEventListener('DOMContentLoaded', showUnsupported);
})();

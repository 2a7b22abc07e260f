/** Where a page loads the script that watches it from, and where it tells of what it saw. */
export const WATCH_PATH = '/__watch.js';
export const COMPLAINT_PATH = '/__complaint';

/** Stands first in every document. In ES5, so that it runs where the portal itself does not. */
export const WATCH_SCRIPT = `(function () {
  function tell(kind, words) {
    var line = kind + ': ' + words + ' (' + location.pathname + ')';
    if (!(navigator.sendBeacon && navigator.sendBeacon('${COMPLAINT_PATH}', line))) {
      var request = new XMLHttpRequest();
      request.open('POST', '${COMPLAINT_PATH}');
      request.send(line);
    }
  }
  function wordsOf(thing) {
    if (thing && thing.message) return thing.message + ' ' + String(thing.stack || '').split('\\n').slice(0, 4).join(' | ');
    try { return typeof thing === 'object' ? JSON.stringify(thing) : String(thing); } catch (error) { return String(thing); }
  }
  addEventListener('error', function (event) {
    var target = event.target;
    // Chromium tells so of a size that is told of in the next frame instead: nothing is lost.
    if (/^ResizeObserver loop/.test(event.message || '')) return;
    if (!target || target === window || !target.tagName) return tell('error', event.error ? wordsOf(event.error) : event.message);
    // A picture too: the portal shows something in its place. Firefox tells of a preload of a module it has already as a failure.
    if (!isLeaving && /^(script|link|img)$/i.test(target.tagName) && target.rel !== 'modulepreload') tell('missing file', target.src || target.href);
  }, true);
  // What is under way when a page is left is broken off, which Firefox tells as an error.
  var isLeaving = false;
  addEventListener('beforeunload', function () { isLeaving = true; });
  addEventListener('pagehide', function () { isLeaving = true; });
  addEventListener('unhandledrejection', function (event) { tell('unhandled rejection', wordsOf(event.reason)); });
  document.addEventListener('securitypolicyviolation', function (event) {
    tell('content policy', event.violatedDirective + ' ' + event.blockedURI + ' ' + (event.sample || ''));
  });
  var consoleError = console.error;
  console.error = function () {
    tell('console', Array.prototype.map.call(arguments, wordsOf).join(' '));
    return consoleError.apply(console, arguments);
  };
})();
`;

/** What the built scripts use although a supported browser lacks it, and why it does no harm there. */
export const KNOWN_CALLS: Readonly<Record<string, string>> = {
  cancelIdleCallback: 'whenQuiet.ts calls off what requestIdleCallback gave, and asks for that',
  checkVisibility: 'Radix (focus scope) asks whether it is a function and keeps the answer in a variable',
  createPolicy: 'trustedHtml.ts reaches it by trustedTypes?., which leaves out the call where that is missing',
  exitPointerLock: 'use-gesture calls it with its option pointerLock, which nothing here sets',
  requestPointerLock: 'use-gesture calls it with its option pointerLock, which nothing here sets',
  GestureEvent: 'use-gesture asks for it in a try',
  navigation: 'React DOM asks for it by typeof around the functions that read it',
  skipTransition: 'React DOM calls it on what startViewTransition gave',
  startViewTransition: 'React DOM calls it in a try, and goes on without',
};

/** What the built styles use although a supported browser lacks it, and what that browser shows. A property stands for all its values. */
export const KNOWN_STYLES: Readonly<Record<string, string>> = {
  '@media (forced-colors)': 'Safari has no forced colours',
  'forced-color-adjust': 'Safari has no forced colours',
  '::details-content': 'opens at once instead of growing',
  'interpolate-size': 'opens at once instead of growing',
  'content-visibility': 'hidden pages ask CSS.supports first (KeepAlive); elsewhere it only saves work',
  cursor: 'phones have no pointer',
  outline: 'before Safari 16.4 the ring has square corners',
  'overflow-anchor': 'Safari leaves the place alone in any case',
  'overscroll-behavior': 'the page behind may move at the end of a list',
  'overscroll-behavior-x': 'the page behind may move at the end of a list',
  'overscroll-behavior-y': 'the page behind may move at the end of a list',
  resize: 'phones have no handle to resize by',
  'scrollbar-color': 'the bar has the system’s colours',
  'scrollbar-width': 'the bar shows where ::-webkit-scrollbar does not hide it',
  'text-autospace': 'no gap between Chinese and Latin letters',
  'text-spacing-trim': 'full-width punctuation keeps its width',
  'text-wrap': 'lines are less even',
};

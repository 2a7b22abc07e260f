/** The day seascape behind the shell on a desktop, from the sky to the boat; depth 1 moves the full 0.3 (spec §9). */
export const BACKDROP_LAYERS = [
  { src: '/demo/shell/1-sky.svg', depth: 0.1 },
  { src: '/demo/shell/2-clouds.svg', depth: 0.25 },
  { src: '/demo/shell/3-hills.svg', depth: 0.5 },
  { src: '/demo/shell/4-sea.svg', depth: 0.8 },
  { src: '/demo/shell/5-boat.svg', depth: 1 },
];

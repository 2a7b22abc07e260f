import { vars } from './vars.css.ts';

/** The background of a gold surface. */
export const goldGradient = `linear-gradient(105deg, ${vars.color.goldFrom}, ${vars.color.goldMid} 55%, ${vars.color.goldTo})`;

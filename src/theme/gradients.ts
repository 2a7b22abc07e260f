import { vars } from './vars.css.ts';

/** The ground of what is for members. */
export const goldGradient = `linear-gradient(105deg, ${vars.color.goldFrom}, ${vars.color.goldMid} 55%, ${vars.color.goldTo})`;

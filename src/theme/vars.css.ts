import { createGlobalTheme, createThemeContract } from '@vanilla-extract/css';
import { lightBlue } from './lightBlue.ts';

/** The typed contract every style reads; a theme is whatever fills it. */
export const vars = createThemeContract(lightBlue);

createGlobalTheme('[data-theme="light-blue"]', vars, lightBlue);

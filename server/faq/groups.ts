import type { FaqGroup } from '#domain/faq.ts';
import { accountQuestions } from './account.ts';
import { comicsQuestions } from './comics.ts';
import { downloadQuestions } from './download.ts';
import { membershipQuestions } from './membership.ts';
import { rechargeQuestions } from './recharge.ts';
import { squareQuestions } from './square.ts';

/** The frequent questions, in the order of their tabs. What they promise is what the portal does. */
export const FAQ: readonly FaqGroup[] = [
  accountQuestions,
  rechargeQuestions,
  membershipQuestions,
  downloadQuestions,
  comicsQuestions,
  squareQuestions,
];

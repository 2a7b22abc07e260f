import * as v from 'valibot';
import { idSchema, pathTextSchema } from './primitives.ts';

/** A question and its answer in plain text, a paragraph a line; `link` leads to where it is done. */
export const faqQuestionSchema = v.object({
  id: idSchema,
  question: v.string(),
  answer: v.string(),
  link: v.fallback(v.optional(v.object({ text: v.string(), path: pathTextSchema })), undefined),
});
export type FaqQuestion = v.InferOutput<typeof faqQuestionSchema>;

/** Ids are stable: `/faq?q=recharge` opens a group, `/faq?q=recharge-late` a question. */
export const faqGroupSchema = v.object({ id: idSchema, title: v.string(), questions: v.array(faqQuestionSchema) });
export type FaqGroup = v.InferOutput<typeof faqGroupSchema>;

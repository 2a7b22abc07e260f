import * as v from 'valibot';
import { idSchema, timeSchema } from '#domain/primitives.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';
import { replyTargetSchema } from './replyTarget.ts';

const letterSchema = v.object({
  requestId: idSchema,
  postId: idSchema,
  content: v.string(),
  target: v.optional(replyTargetSchema),
  createTime: timeSchema,
});

/** A comment as its writer sent it. */
export type Letter = v.InferOutput<typeof letterSchema>;

const listSchema = v.array(v.unknown());

/** Letters kept for one person; the oldest gives way. */
const MAX_LETTERS = 50;

/**
 * What somebody sent and the server is not known to have, kept on this device for them alone. Apart from the drafts:
 * the field a letter was written in is free for other words at once.
 */
export function createLetters(storage: DeviceStorage, uid: string) {
  const key = storageKey.letters(uid);
  const lettersIn = (values: readonly unknown[]): Letter[] =>
    values.flatMap((value) => {
      const letter = v.safeParse(letterSchema, value);
      return letter.success ? [letter.output] : [];
    });
  const change = (next: (letters: Letter[]) => Letter[]) =>
    void storage.update(key, listSchema, [], (values) => {
      const letters = next(lettersIn(values));
      return letters.length > 0 ? letters : undefined;
    });

  return {
    /** Oldest first. */
    under: (postId: string): Letter[] =>
      lettersIn(storage.read(key, listSchema, [])).filter((letter) => letter.postId === postId),
    keep: (letter: Letter) => change((letters) => [...letters, letter].slice(-MAX_LETTERS)),
    forget: (requestId: string) => change((letters) => letters.filter((letter) => letter.requestId !== requestId)),
  };
}

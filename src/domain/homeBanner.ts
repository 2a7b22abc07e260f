import * as v from 'valibot';
import { idSchema, pathTextSchema, pictureTextSchema } from './primitives.ts';

/** One picture of a carousel, and where it leads. */
export const homeBannerSchema = v.object({
  id: idSchema,
  image: pictureTextSchema,
  title: v.string(),
  brief: v.fallback(v.string(), ''),
  tag: v.fallback(v.string(), ''),
  link: pathTextSchema,
});
export type HomeBanner = v.InferOutput<typeof homeBannerSchema>;

import type * as v from 'valibot';
import { accountSchema } from '#domain/account.ts';
import { activitySchema } from '#domain/activity.ts';
import { bulletinSchema } from '#domain/bulletin.ts';
import { checkInInfoSchema, checkInResultSchema } from '#domain/checkIn.ts';
import {
  chapterPagesSchema,
  chapterSchema,
  comicDetailSchema,
  comicSchema,
  historyEntrySchema,
  progressSchema,
} from '#domain/comic.ts';
import { faqGroupSchema } from '#domain/faq.ts';
import { gameDetailSchema, gameSchema } from '#domain/game.ts';
import { giftSchema } from '#domain/gift.ts';
import { searchResultSchema, homeSchema } from '#domain/home.ts';
import { invitationSchema, inviteCheckSchema } from '#domain/invite.ts';
import { vipOfferSchema, vipOpenedSchema } from '#domain/membership.ts';
import { messageSchema } from '#domain/message.ts';
import { ledgerRowSchema, orderSchema, payInfoSchema, rechargeOfferSchema } from '#domain/order.ts';
import { imageSchema } from '#domain/primitives.ts';
import { redeemResultSchema } from '#domain/redeem.ts';
import { rewardSchema } from '#domain/reward.ts';
import { sdkConfigSchema } from '#domain/sdkConfig.ts';
import { commentSchema, postSchema, tagSchema } from '#domain/square.ts';
import { taskListSchema } from '#domain/task.ts';
import { userStatusSchema } from '#domain/userStatus.ts';
import { welfareHomeSchema } from '#domain/welfare.ts';

/** What the document names once and points to; everything else stands where it is used. */
export const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  Account: accountSchema,
  Activity: activitySchema,
  Bulletin: bulletinSchema,
  Chapter: chapterSchema,
  ChapterPages: chapterPagesSchema,
  CheckInInfo: checkInInfoSchema,
  CheckInResult: checkInResultSchema,
  Comic: comicSchema,
  ComicDetail: comicDetailSchema,
  Comment: commentSchema,
  FaqGroup: faqGroupSchema,
  Found: searchResultSchema,
  Game: gameSchema,
  GameDetail: gameDetailSchema,
  Gift: giftSchema,
  HistoryEntry: historyEntrySchema,
  Home: homeSchema,
  Image: imageSchema,
  Invitation: invitationSchema,
  InviteCheck: inviteCheckSchema,
  LedgerRow: ledgerRowSchema,
  Message: messageSchema,
  Order: orderSchema,
  PayInfo: payInfoSchema,
  Post: postSchema,
  Progress: progressSchema,
  RechargeOffer: rechargeOfferSchema,
  RedeemResult: redeemResultSchema,
  Reward: rewardSchema,
  SdkConfig: sdkConfigSchema,
  Tag: tagSchema,
  TaskList: taskListSchema,
  UserStatus: userStatusSchema,
  VipOffer: vipOfferSchema,
  VipOpened: vipOpenedSchema,
  WelfareHome: welfareHomeSchema,
};

import { useState } from 'react';
import type { VipOffer, VipPayType } from '#domain/membership.ts';
import { payMethodsOf, preselectPlan } from '#domain/membershipPayment.ts';

/** The selected card and payment method, each with a default. */
export function useCardChoice(offer: VipOffer | undefined) {
  const [planId, selectPlan] = useState<string>();
  const [chosenMethod, selectMethod] = useState<VipPayType>();
  const plan = offer?.plans.find(({ id }) => id === planId) ?? preselectPlan(offer?.plans ?? []);
  const methods = offer ? payMethodsOf(offer, plan) : [];
  return { plan, method: methods.find((method) => method === chosenMethod) ?? methods[0], selectPlan, selectMethod };
}

/** Of a referral; a pending one waits for the referred doctor's payment or for its hold. */
export const REFERRAL_STATUSES = ["pending", "active"] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

/** Days between the first paid invoice of a referred doctor and the discount. */
export const HOLD_DAYS = 7;
const PERCENT_PER_REFERRAL = 20;
const MAX_PERCENT = 60;

/** The referrer's discount in per cent: 20 per active referral, at most 60 (specification 6). */
export const referralDiscount = (active: number): number =>
  Math.min(MAX_PERCENT, active * PERCENT_PER_REFERRAL);

/** The coupon of a discount: ref-20, ref-40 or ref-60; null for none. */
export const referralCoupon = (active: number): string | null => {
  const percent = referralDiscount(active);
  return percent === 0 ? null : `ref-${percent}`;
};

/** The progress bar: 33, 66 or 100 per cent (specification 2.13). */
export const referralProgress = (active: number): number =>
  [0, 33, 66, 100][Math.min(3, active)] ?? 0;

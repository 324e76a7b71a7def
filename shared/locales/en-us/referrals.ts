import type { referrals as portuguese } from "../pt-br/referrals.ts";

export const referrals: typeof portuguese = {
  lead: "Invite colleagues to Relato. Each active referral takes 20% off your subscription, up to 60%.",
  locked: "Referrals are available on the Pro plan",
  lockedDetail:
    "With an active paid plan you get a link to invite colleagues, and a discount for each active referral.",
  failed: "Your referrals could not be loaded",
  link: {
    title: "Your referral link",
    label: "Link",
    copy: "Copy link",
    copied: "Copied",
    mail: "Send by e-mail",
    whatsapp: "Send on WhatsApp",
    subject: "An invitation to Relato",
    message: (link) =>
      `I use Relato to document my consultations. Create your account with my invitation: ${link}`,
    qr: "QR code of your referral link",
    qrHint: "Point a phone's camera at it to open the link.",
  },
  discount: {
    title: "Your discount",
    progress: "Progress of the referral discount",
    none: "No active referral yet.",
    now: (percent) => `${percent} off your next payments`,
    active: (count) => `Active referrals: ${count}`,
    rule: "A referral becomes active 7 days after your colleague's first payment, and counts as long as their subscription lasts.",
  },
  list: {
    title: "Your referrals",
    empty: "You have no referrals yet",
    emptyDetail: "Send your link to a colleague. Whoever signs up with it appears here.",
    since: (day) => `Account created on ${day}`,
    status: { pending: "Pending", active: "Active" },
    waiting: "Waiting for the first payment",
    hold: (day) => `On hold until ${day}`,
    activeSince: (day) => `Active since ${day}`,
  },
};

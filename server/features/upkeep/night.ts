/** When the nightly job runs, UTC. */
export const UPKEEP_AT = { hour: 3, minute: 47 };

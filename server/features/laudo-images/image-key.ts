/** Where an image of a laudo is stored. */
export const imageKey = (laudoId: string, id: string): string => `laudos/${laudoId}/${id}.jpg`;

/** From when on others may read the lists of a tournament. */
export const LIST_POLICIES = ['open', 'afterStart', 'inTheCut', 'afterTheEnd'] as const;
export type ListPolicy = (typeof LIST_POLICIES)[number];

/** Yes or no to a common point, as text. */
export const meetingText = (meet: boolean): string => (meet ? 'meeting' : 'disjoint');

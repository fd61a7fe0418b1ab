/** The id of the heading that takes the focus when a group order has started. */
export const GROUP_HEADING = 'group-order'

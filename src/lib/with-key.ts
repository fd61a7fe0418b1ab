type Keys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a key is held with a click: the browser opens a link in another tab or window, or saves it. */
export const withKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys) => altKey || ctrlKey || metaKey || shiftKey

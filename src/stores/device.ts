import { create } from 'zustand'
import { localStore } from '../lib/storage'

/** Ids of older versions have a random part of about 13 characters. The id is sent in a header. */
const DEVICE_ID = /^web_[a-z0-9]{8,32}$/
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 'web_' and 13 random characters (rule 3.6). Bytes from 252, a multiple of 36, are skipped to avoid modulo bias. */
function newDeviceId(): string {
  let id = 'web_'
  while (id.length < 17) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      if (byte < 252 && id.length < 17) id += ALPHABET[byte % 36]
    }
  }
  return id
}

const useDeviceStore = create<{ deviceId: string | null }>(() => ({ deviceId: null }))

/** The device's id: created once, stored in local storage, sent with sign-in, registration and sign-out. */
export function deviceId(): string {
  const known = useDeviceStore.getState().deviceId ?? localStore.get('device_id')
  const id = known && DEVICE_ID.test(known) ? known : newDeviceId()
  if (id !== known) localStore.set('device_id', id)
  useDeviceStore.setState({ deviceId: id })
  return id
}

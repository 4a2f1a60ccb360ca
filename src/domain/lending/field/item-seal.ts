/** The purpose of the key that a seal derives, so that the same agreement of keys never opens anything else. */
export const sealPurpose = 'field item 1';

/** The parts of a sealed item in front of its cipher text, in bytes: the point of the key that was made for it, and its nonce. */
export const sealPointBytes = 65;
export const sealNonceBytes = 12;

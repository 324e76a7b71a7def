/** The message replaces the payment's spinner after two seconds (specification 2.4). */
setTimeout(() => {
  document.querySelector("[data-processing]")?.remove();
  document.querySelector("[data-done]")?.toggleAttribute("data-shown", true);
}, 2000);

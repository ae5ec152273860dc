// Linked into the glue of all modules, mostly in place of embind's functions of these names. No wide
// string crosses the boundary, no smart pointer, no object that JavaScript derives or forgets to delete,
// and no function has two forms: without embind's support for those the glue is a third smaller.
mergeInto(LibraryManager.library, {
  $extendError__deps: [],
  $extendError: function () {
    return Error;
  },
  $throwUnboundTypeError__deps: ['$throwBindingError'],
  $throwUnboundTypeError: function (message) {
    throwBindingError(message);
  },
  $ensureOverloadTable__deps: ['$throwBindingError'],
  $ensureOverloadTable: function (_owner, name) {
    throwBindingError(name + ' is declared twice');
  },

  $init_embind__deps: [],
  $init_embind: function () {},
  $init_emval__deps: [],
  $init_emval: function () {},
  $emval_get_global: function () {
    return globalThis;
  },

  // The function that passes on the arguments of a call, and its result. `argTypes`:
  // types of the result, of the object (null: none) and of the arguments.
  $craftInvokerFunction__deps: ['$runDestructors', '$throwBindingError'],
  $craftInvokerFunction: function (name, argTypes, classType, invoker, target) {
    var result = argTypes[0];
    var object = classType !== null ? argTypes[1] : null;
    var types = argTypes.slice(2);
    return function () {
      if (arguments.length !== types.length) {
        throwBindingError(name + ' takes ' + types.length + ' arguments, not ' + arguments.length);
      }
      var destructors = [];
      var wired = object !== null ? [target, object.toWireType(destructors, this)] : [target];
      for (var i = 0; i < types.length; ++i) wired.push(types[i].toWireType(destructors, arguments[i]));
      var value = invoker.apply(null, wired);
      runDestructors(destructors);
      return result.isVoid ? undefined : result.fromWireType(value);
    };
  },

  $init_ClassHandle__deps: ['$ClassHandle_delete'],
  $init_ClassHandle: function () {
    ClassHandle.prototype.delete = ClassHandle_delete;
  },
  $ClassHandle_delete__deps: [],
  $ClassHandle_delete: function () {
    this.$$.ptrType.registeredClass.rawDestructor(this.$$.ptr);
    this.$$.ptr = 0;
  },
  $init_RegisteredPointer__deps: ['$RegisteredPointer_fromWireType'],
  $init_RegisteredPointer: function () {
    RegisteredPointer.prototype.argPackAdvance = 8;
    RegisteredPointer.prototype.fromWireType = RegisteredPointer_fromWireType;
  },
  // The result of a constructor.
  $RegisteredPointer_fromWireType__deps: [],
  $RegisteredPointer_fromWireType: function (ptr) {
    var made = Object.create(this.registeredClass.instancePrototype);
    made.$$ = { ptrType: this, ptr: ptr };
    return made;
  },
  // The object whose method is called.
  $nonConstNoSmartPtrRawPointerToWireType__deps: ['$throwBindingError', '$upcastPointer'],
  $nonConstNoSmartPtrRawPointerToWireType: function (_destructors, handle) {
    if (!handle.$$.ptr) throwBindingError('This ' + this.name + ' was deleted');
    return upcastPointer(handle.$$.ptr, handle.$$.ptrType.registeredClass, this.registeredClass);
  },
  $constNoSmartPtrRawPointerToWireType__deps: ['$nonConstNoSmartPtrRawPointerToWireType'],
  $constNoSmartPtrRawPointerToWireType: '=nonConstNoSmartPtrRawPointerToWireType',
  $genericPointerToWireType__deps: ['$nonConstNoSmartPtrRawPointerToWireType'],
  $genericPointerToWireType: '=nonConstNoSmartPtrRawPointerToWireType',

  $utf8Encoder: 'new TextEncoder()',
  $noBytes: 'new Uint8Array()',
  _embind_register_std_string__deps: [
    '$utf8Encoder',
    '$noBytes',
    '$readLatin1String',
    '$registerType',
    '$simpleReadValueFromPointer',
  ],
  _embind_register_std_string: function (rawType, name) {
    registerType(rawType, {
      name: readLatin1String(name),
      fromWireType: function (ptr) {
        var text = UTF8Decoder.decode(HEAPU8.subarray(ptr + 4, ptr + 4 + HEAPU32[ptr >> 2]));
        _free(ptr);
        return text;
      },
      // A text, or bytes.
      toWireType: function (destructors, value) {
        var bytes = value === '' ? noBytes : typeof value === 'string' ? utf8Encoder.encode(value) : value;
        var ptr = _malloc(4 + bytes.length + 1);
        HEAPU32[ptr >> 2] = bytes.length;
        HEAPU8.set(bytes, ptr + 4);
        if (destructors !== null) destructors.push(_free, ptr);
        return ptr;
      },
      argPackAdvance: 8,
      readValueFromPointer: simpleReadValueFromPointer,
      destructorFunction: function (ptr) {
        _free(ptr);
      },
    });
  },

  sudoscope_array__deps: ['$Emval'],
  sudoscope_array: function (values, count, elements, isCopy) {
    var view = new [Uint8Array, Uint16Array, Uint32Array, Float64Array][elements](HEAPU8.buffer, values, count);
    return Emval.toHandle(isCopy ? view.slice() : view);
  },

  // Called by arguments.cpp for a wrong argument.
  sudoscope_throw: function (sentence) {
    throw new Error(UTF8ToString(sentence));
  },
});
